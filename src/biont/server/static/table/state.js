// What this page shows: which game, and which moment of it.

import { $ } from "../dom.js";

export const board = $(".board[data-game]");
export const game = board.dataset.game;
export const home = `${location.pathname.split("/game/")[0]}/game/${game}`;   // the server may have a folder of its host
export const token = $("meta[name=token]")?.content ?? "";   // this visitor's; nothing that is drawn for several has it
export const theme = document.documentElement.dataset.theme ?? "";
export const self = Math.random().toString(36).slice(2, 12);   // tells the server what this page has been sent

const { version, at, total } = board.dataset;
export const now = { version: Number(version), at: Number(at), total: Number(total), past: Number(at) < Number(total) };

### Bios:Origins: why something is not possible now.

reason-must-challenge = The challenge phase may not be skipped: the gods must be challenged, or the Comet claimed.
reason-not-challenger = Only Crown 1 challenges, and not before the second round.
reason-no-globalization = Bellwethers move nothing in solitaire and cooperative games.
reason-no-bellwether = It takes a Bellwether, which a claimed Comet becomes.
reason-no-comet = No Comet lies on top of the challenge deck.
reason-comet-on-top = A Comet lies on top of the challenge deck: it must be claimed first.
reason-no-bidder = It takes an Elder in the Market or an Emissary abroad to challenge.

// The store's files, which lie in the browser's own file system: a file of the interpreter is a handle there.

const FULL = 51, MISSING = 44, DENIED = 63;   // how the interpreter numbers its errors

// Opens the files before the interpreter starts: only what is open already can be read and written at once.
export async function opened(folder, names) {
  const place = await found(folder), handles = {};
  for (const name of names) handles[name] = await held(await place.getFileHandle(name, { create: true }));
  return handles;
}

export async function found(folder) {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
}

export function held(file) { return patiently(() => file.createSyncAccessHandle()); }

// A window that was just closed may hold its files for a while longer.
async function patiently(what, left = 200) {
  try {
    return await what();
  } catch (error) {
    if (error.name !== "NoModificationAllowedError" || !left) throw error;
    await new Promise((later) => setTimeout(later, 100));
    return patiently(what, left - 1);
  }
}

// Mounts them: a folder with exactly these files. One that is removed is empty, which to SQLite is the same. What is
// flushed is on the disk.
export function mounted(FS, place, handles) {
  const refuse = (errno) => { throw new FS.ErrnoError(errno); };
  const tried = (what) => { try { return what(); } catch { return refuse(FULL); } };
  const attributes = (node, mode, size) => ({ dev: 1, ino: node.id, mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size,
    atime: new Date(0), mtime: new Date(0), ctime: new Date(0), blksize: 4096, blocks: Math.ceil(size / 4096) });
  const file = {
    node_ops: {
      getattr: (node) => attributes(node, node.mode, node.handle.getSize()),
      setattr: (node, set) => { if (set.size !== undefined) tried(() => node.handle.truncate(set.size)); },
    },
    stream_ops: {
      open() {}, close() {},
      read: ({ node }, into, at, length, position) => node.handle.read(into.subarray(at, at + length), { at: position }),
      write({ node }, from, at, length, position) {
        const written = tried(() => node.handle.write(from.subarray(at, at + length), { at: position }));
        return written === length ? written : refuse(FULL);
      },
      fsync({ node }) { tried(() => node.handle.flush()); return 0; },
      llseek: (stream, offset, whence) =>
        offset + (whence === 1 ? stream.position : whence === 2 ? stream.node.handle.getSize() : 0),
    },
  };
  const folder = {
    getattr: (node) => attributes(node, node.mode, 4096),
    setattr() {},
    lookup: (parent, name) => parent.contents[name] ?? refuse(MISSING),
    readdir: (node) => [".", "..", ...Object.keys(node.contents)],
    unlink: (parent, name) => { tried(() => parent.contents[name].handle.truncate(0)); },
    mknod: () => refuse(DENIED), rename: () => refuse(DENIED),
  };
  const type = {
    mount() {
      const root = FS.createNode(null, "/", 0o40777, 0);
      Object.assign(root, { contents: {}, node_ops: folder, stream_ops: {} });
      for (const [name, handle] of Object.entries(handles)) {
        const node = FS.createNode(root, name, 0o100666, 0);
        root.contents[name] = Object.assign(node, { handle, ...file });
      }
      return root;
    },
  };
  FS.mkdirTree(place);
  FS.mount(type, {}, place);
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** The Node that npm installed for this repository, whatever Node the machine has. */
export const pinnedNode = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Folder for caches of one installation: a fresh clone has none. */
export const cacheFolder = inRoot('node_modules/.cache/quittance');

export const compileCache = path.join(cacheFolder, 'compile');

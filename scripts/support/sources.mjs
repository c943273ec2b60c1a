import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './repository.mjs';

const folders = [
  'admin',
  'app-shell',
  'bench',
  'docs',
  'examples',
  'portal',
  'scripts',
  'sdk',
  'server',
  'tests',
  'widgets',
];
const isSource = (name) => /\.(ts|tsx|mts|mjs|js|jsx)$/.test(name) && !name.endsWith('.d.ts');

/** Lists every source file, as paths from the root with forward slashes. */
export async function listSources() {
  return (await Promise.all(folders.map(filesIn))).flat().filter(isSource);
}

/** Lists every file of the workspaces, the root and the changesets, without what is installed or built. */
export async function listFiles() {
  const root = (await readdir(inRoot('.'), { withFileTypes: true })).filter((entry) => entry.isFile());
  const nested = await Promise.all([...folders, '.changeset'].map(filesIn));
  return [...root.map(({ name }) => name), ...nested.flat()];
}

async function filesIn(folder) {
  const entries = await readdir(inRoot(folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const place = path.posix.join(folder, entry.name);
      if (!entry.isDirectory()) return [place];
      return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(place);
    }),
  );
  return found.flat();
}

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
  return (await Promise.all(folders.map(sourcesIn))).flat();
}

async function sourcesIn(folder) {
  const entries = await readdir(inRoot(folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const place = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(place);
      return isSource(entry.name) ? [place] : [];
    }),
  );
  return found.flat();
}

// Runs before `npm pack` and `npm publish`, in the package's folder: builds it from scratch with types, and replaces
// the manifest with the published one. `postpack.mjs` restores the original.

import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { restoreManifest, saveManifest } from './support/kept-manifest.mjs';
import { publishedManifest } from './support/published-manifest.mjs';

// An interrupted pack may have left the published manifest behind.
await restoreManifest();
await rm('dist', { recursive: true, force: true });
const run = (command, ...parameters) =>
  execFileSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
run('npm', 'run', 'build', '--silent');
run('tsc', '-b');
await saveManifest();
const manifest = JSON.parse(await readFile('package.json', 'utf8'));
await writeFile('package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);

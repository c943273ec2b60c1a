// Runs before `npm pack` and `npm publish`, in the package's folder: builds it from nothing, types included, and puts the published
// manifest in place. `postpack.mjs` puts the repository's own back.

import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { restoreManifest, saveManifest } from './support/kept-manifest.mjs';
import { publishedManifest } from './support/published-manifest.mjs';

// A pack that was interrupted left the published one behind.
await restoreManifest();
await rm('dist', { recursive: true, force: true });
const run = (command, ...parameters) =>
  execFileSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
run('npm', 'run', 'build', '--silent');
run('tsc', '-b');
await saveManifest();
const manifest = JSON.parse(await readFile('package.json', 'utf8'));
await writeFile('package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);

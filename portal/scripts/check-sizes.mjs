/**
 * Prints the download sizes of the first screens of the portal and the back office, and fails above the budget.
 *
 * The size of a screen is everything that a browser loads until the screen is shown: HTML, the scripts and styles of
 * the entry, and the chunks of the route with their imports. Texts of one language are counted, since only one is
 * loaded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..', '..');

/** Screens by their keys in the manifests. */
const apps = [
  {
    name: 'portal',
    budgetKb: 133,
    screens: { 'sign in': 'src/sign-up/sign-in-screen.tsx', dashboard: 'src/features/dashboard/dashboard-screen.tsx' },
  },
  {
    name: 'admin',
    budgetKb: 150,
    screens: {
      'sign in': '../app-shell/src/sign-in/sign-in-screen.tsx',
      companies: 'src/features/organizations/organizations-screen.tsx',
    },
  },
];

/** Lists the files of a manifest entry and of its static imports. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(`${key} is not in the build. If a screen was moved, update the list in this script.`);
  if (seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

const gzippedBytes = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

function weigh({ name, screens }) {
  const dist = join(root, name, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const always = ['index.html', ...filesOf(manifest, 'index.html')];
  return Object.entries(screens).map(([screen, key]) => {
    const files = new Set([...always, ...filesOf(manifest, key)]);
    return { screen, bytes: [...files].reduce((sum, file) => sum + gzippedBytes(join(dist, file)), 0) };
  });
}

let isOver = false;
for (const app of apps) {
  for (const { screen, bytes } of weigh(app)) {
    const kb = bytes / 1000;
    const verdict = kb <= app.budgetKb ? 'ok' : 'OVER';
    isOver ||= kb > app.budgetKb;
    process.stdout.write(`${app.name} ${screen}: ${kb.toFixed(1)} kB gz of ${app.budgetKb} ${verdict}\n`);
  }
}
process.exitCode = isOver ? 1 : 0;

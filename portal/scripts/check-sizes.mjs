/**
 * Prints what the first screens of the portal and the back office weigh, and fails above the budget.
 *
 * A screen's weight is everything a browser fetches until the screen stands: HTML, the scripts and styles of the entry, and
 * the chunks of the route with all that they import. Strings of one language are counted, since one language is loaded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..', '..');

/** As the manifests name it. */
const signIn = '../app-shell/src/sign-in/sign-in-screen.tsx';

const apps = [
  {
    name: 'portal',
    budgetKb: 130,
    screens: { 'sign in': signIn, dashboard: 'src/features/dashboard/dashboard-screen.tsx' },
  },
  {
    name: 'admin',
    budgetKb: 150,
    screens: { 'sign in': signIn, companies: 'src/features/companies/companies-screen.tsx' },
  },
];

/** The files of a manifest entry and of everything it imports statically. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(`${key} is not in the build. Was a screen moved? Mend the list in this script.`);
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

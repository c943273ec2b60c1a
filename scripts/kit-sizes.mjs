// Compares the size that each part of the kit adds to a page with the table in docs. `--write` updates the table.

import { readFile, writeFile } from 'node:fs/promises';
import { kitExports, sizeOfExport } from './support/kit-sizes.mjs';
import { inRoot } from './support/repository.mjs';

const page = inRoot('docs/kit-sizes.md');
/** Growth that is ignored: compressors differ by a few bytes between versions. */
const isSmall = (bytes, known) => bytes <= known + Math.max(100, known * 0.03);

const heading = `# Sizes of the kit's parts

Bytes that each export of \`@quittance/widgets/kit\` adds to a page that already has the runtime: bundled alone, minified, gzipped, without styles.
\`npm test\` fails when one grows; \`npm run kit-sizes -- --write\` rewrites this page, and the change is reviewed with the code.

| export | bytes at once | bytes in chunks, when needed |
|---|---|---|
`;

const rowOf = ({ name, bytes, laterBytes }) => `| ${name} | ${bytes} | ${laterBytes || ''} |`;

async function readTable() {
  const text = await readFile(page, 'utf8').catch(() => '');
  const rows = [...text.matchAll(/^\| (\w+) \| (\d+) \| (\d*) \|$/gm)];
  return new Map(rows.map(([, name, bytes]) => [name, Number(bytes)]));
}

function verdictOf({ name, bytes }, known) {
  if (known === undefined) return 'NOT IN THE TABLE';
  return isSmall(bytes, known) ? 'ok' : `GREW from ${known}: ${name}`;
}

const sizes = [];
for (const name of await kitExports()) sizes.push(await sizeOfExport(name));

if (process.argv.includes('--write')) {
  await writeFile(page, `${heading}${sizes.map(rowOf).join('\n')}\n`);
} else {
  const table = await readTable();
  for (const size of sizes) {
    const verdict = verdictOf(size, table.get(size.name));
    const later = size.laterBytes ? `, ${size.laterBytes} B later` : '';
    process.stdout.write(`${size.name}: ${size.bytes} B${later} ${verdict}\n`);
    if (verdict !== 'ok') process.exitCode = 1;
  }
  const gone = [...table.keys()].filter((name) => !sizes.some((size) => size.name === name));
  for (const name of gone) process.stdout.write(`${name}: in the table, and no longer exported\n`);
  if (gone.length > 0) process.exitCode = 1;
}

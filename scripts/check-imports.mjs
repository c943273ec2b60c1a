// Checks import directions. Prints the reason for each import that violates the architecture, and the path of each
// import cycle.

import { readFile } from 'node:fs/promises';
import { describeCircles } from './support/import-circles.mjs';
import { circleAreaOf, placeOf, whyForbidden, whyLedgerTableForbidden } from './support/import-rules.mjs';
import { readImports } from './support/read-imports.mjs';
import { inRoot } from './support/repository.mjs';
import { listSources } from './support/sources.mjs';

async function check(file) {
  const source = await readFile(inRoot(file), 'utf8');
  const imports = readImports(source).map((edge) => ({ ...edge, from: file, to: placeOf(file, edge.specifier) }));
  const forbidden = imports.flatMap(({ from, to, isTypeOnly, specifier, line }) => {
    const reason = whyForbidden({ from, to, isTypeOnly });
    return reason ? [`${file}:${line} imports ${specifier}: ${reason}.`] : [];
  });
  const ledger = whyLedgerTableForbidden(file, source);
  return { imports, problems: ledger ? [...forbidden, `${file} ${ledger}.`] : forbidden };
}

const files = await listSources();
const checked = await Promise.all(files.map(check));
const known = new Set(files);
const inside = checked.flatMap(({ imports }) => imports).filter(({ to }) => known.has(to));
const problems = [...checked.flatMap((file) => file.problems), ...describeCircles(inside, circleAreaOf)];
for (const problem of problems) process.stdout.write(`${problem}\n`);
// Without files the check would always pass.
if (files.length < 50) process.stdout.write(`Only ${files.length} source files were found.\n`);
process.exitCode = problems.length > 0 || files.length < 50 ? 1 : 0;

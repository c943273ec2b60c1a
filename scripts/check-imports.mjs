// Who may import whom. Fails with the reason for each import that goes against the directions of the architecture.

import { readFile } from 'node:fs/promises';
import { placeOf, whyForbidden, whyLedgerTableForbidden } from './support/import-rules.mjs';
import { readImports } from './support/read-imports.mjs';
import { inRoot } from './support/repository.mjs';
import { listSources } from './support/sources.mjs';

async function problemsOf(file) {
  const source = await readFile(inRoot(file), 'utf8');
  const problems = readImports(source).flatMap(({ specifier, isTypeOnly, line }) => {
    const reason = whyForbidden({ from: file, to: placeOf(file, specifier), isTypeOnly });
    return reason ? [`${file}:${line} imports ${specifier}: ${reason}.`] : [];
  });
  const ledger = whyLedgerTableForbidden(file, source);
  return ledger ? [...problems, `${file} ${ledger}.`] : problems;
}

const files = await listSources();
const problems = (await Promise.all(files.map(problemsOf))).flat();
for (const problem of problems) process.stdout.write(`${problem}\n`);
// A checker that finds nothing to check would pass for ever.
if (files.length < 50) process.stdout.write(`Only ${files.length} source files were found.\n`);
process.exitCode = problems.length > 0 || files.length < 50 ? 1 : 0;

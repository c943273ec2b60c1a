// Refuses browser tests that may pass by chance. Prints file, line and reason of each finding.

import { readFile } from 'node:fs/promises';
import { findChance, findSettledHelpers } from './support/browser-test-rules.mjs';
import { inRoot } from './support/repository.mjs';
import { listSources } from './support/sources.mjs';

const files = (await listSources()).filter((file) => file.startsWith('tests/browser/'));
const sources = await Promise.all(files.map((file) => readFile(inRoot(file), 'utf8')));
const helpers = findSettledHelpers(sources);
const problems = sources.flatMap((source, index) =>
  findChance(source, helpers).map(({ line, reason }) => `${files[index]}:${line} ${reason}.`),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
// Without files the check would always pass.
if (files.length < 20) process.stdout.write(`Only ${files.length} browser test files were found.\n`);
process.exitCode = problems.length > 0 || files.length < 20 ? 1 : 0;

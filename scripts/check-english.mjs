// Finds phrases that are hard to read, in code, comments, documents and English texts. Prints what to write instead.

import { readFile } from 'node:fs/promises';
import { findUnplain, isWritten } from './support/plain-english.mjs';
import { inRoot } from './support/repository.mjs';
import { listFiles } from './support/sources.mjs';

const files = (await listFiles()).filter(isWritten);
const found = await Promise.all(
  files.map(async (file) =>
    findUnplain(await readFile(inRoot(file), 'utf8')).map(
      ({ line, phrase, instead }) => `${file}:${line} says “${phrase}”. Write instead: ${instead}.`,
    ),
  ),
);
const problems = found.flat();
for (const problem of problems) process.stdout.write(`${problem}\n`);
// Without files the check would always pass.
if (files.length < 50) process.stdout.write(`Only ${files.length} files were found.\n`);
process.exitCode = problems.length > 0 || files.length < 50 ? 1 : 0;

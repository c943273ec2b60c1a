import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  compareCsv,
  isComplete,
  isProven,
  readChainHead,
  readChainHeads,
  UnreadableProofError,
  verifyStatement,
  writeChainHead,
} from '@quittance/sdk/proofs';
import { describeStatementReport } from './transactions/index.ts';

/**
 * `npm run statement:verify -- <proof.json>`: checks a downloaded statement proof, without a database or a network.
 * Exits with 1 for any problem, with 2 for a file that is no proof, with 3 for one that nothing contradicts but that is
 * not proven to the end: a line is unproven, or no published head was given.
 * `--head <head>` compares with a head from elsewhere, repeatable; `--heads <file>` with all of a file such as
 * ledger-heads.txt; `--csv <file>` also compares a downloaded CSV statement; `--complete` also demands that no line of the
 * period is missing and that its balances are right: else it exits with 3.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    head: { type: 'string', multiple: true },
    heads: { type: 'string', multiple: true },
    csv: { type: 'string' },
    complete: { type: 'boolean' },
  },
});
const [file] = positionals;
if (file === undefined) fail('Name the file: npm run statement:verify -- statement-proof.json');

const published = [
  ...(values.head ?? []).map((text) => readChainHead(text) ?? fail(`${text} is no chain head.`)),
  ...(values.heads ?? []).flatMap((name) => readChainHeads(readFileSync(name, 'utf8'))),
];
try {
  const text = readFileSync(file, 'utf8');
  const report = verifyStatement(text, published);
  const differences = values.csv === undefined ? [] : compareCsv(readFileSync(values.csv, 'utf8'), text);
  const whole = { ...report, problems: [...report.problems, ...differences] };
  const headText = report.head && writeChainHead(report.head);
  process.stdout.write(`${describeStatementReport(whole, headText)}\n`);
  const isDemanded = values.complete ? isComplete(whole) : isProven(whole);
  if (!isDemanded) process.exitCode = whole.problems.length > 0 ? 1 : 3;
} catch (error) {
  if (!(error instanceof UnreadableProofError)) throw error;
  fail(error.message);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

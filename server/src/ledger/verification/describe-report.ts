import { writeChainHead } from '@quittance/sdk/proofs';
import type { LedgerReport } from './verify-ledger.ts';

const count = (value: number | bigint) => value.toLocaleString('en-US');

/** Describes the report in words, a line for each check; findings come last. */
export function describeReport(report: LedgerReport): string {
  return [...describeChecked(report), '', ...describeFindings(report)].join('\n');
}

function describeChecked(report: LedgerReport): string[] {
  const waiting = report.journals - report.seals;
  return [
    `Journals   ${count(report.journals)} with ${count(report.lines)} lines: hashes recomputed, debits against credits`,
    `Accounts   ${count(report.accounts)}: balances against the sum of their lines`,
    `Histories  ${count(report.statementLines)} lines of balances: hashes recomputed, running balances followed`,
    `Holds      ${count(report.openHolds)} open; every other one resolved once`,
    `Seals      ${count(report.seals)} in the chain, ${count(Math.max(waiting, 0))} journals waiting for theirs`,
    `Chain head ${writeChainHead(report.head)}`,
    `Events     chain head ${writeChainHead(report.eventHead)}`,
    `Anchors    ${count(report.notedHeads)} heads noted earlier were looked for in the chains`,
    ...report.totals.map(
      ({ book, unit, turnover }) => `Book       ${book} ${unit}: ${count(turnover)} minor units on either side`,
    ),
  ];
}

function describeFindings({ findings, findingCount }: LedgerReport): string[] {
  if (findingCount === 0) {
    return [
      'The ledger is sound: every balance equals the sum of its lines, every unit sums to zero, all hashes hold.',
    ];
  }
  const unlisted = findingCount - findings.length;
  return [
    `The ledger is NOT sound: ${count(findingCount)} ${findingCount === 1 ? 'finding' : 'findings'}.`,
    ...findings.map(({ row, problem }) => `  ${row}: ${problem}`),
    ...(unlisted > 0 ? [`  … and ${count(unlisted)} more`] : []),
  ];
}

import { describeProblem, isProven, type StatementReport } from '@quittance/sdk/proofs';

const positionsText = (positions: readonly string[]): string =>
  positions.length > 5 ? `${positions.slice(0, 5).join(', ')}… (${positions.length})` : positions.join(', ');

const reasons: Readonly<Record<string, string>> = {
  'not-published-yet': 'booked since the last published head; download the proof again later',
  'booked-before-proofs': 'booked before this version, with lines of others that can’t be hidden',
};

function verdictOf(report: StatementReport): string {
  if (report.problems.length > 0) return `${report.problems.length} problems.`;
  return isProven(report)
    ? 'Each line is in the published ledger. That none is left out, and the opening balance, are not proven.'
    : 'Nothing contradicts the statement, but it is not proven.';
}

/** Writes a report for people. */
export function describeStatementReport(report: StatementReport, headText: string | undefined): string {
  return [
    `Account    ${report.account}, ${report.from} to ${report.to}`,
    `Lines      ${report.lines}, of which ${report.proven} are proven`,
    ...[...report.unproven].map(
      ([reason, lines]) => `Unproven   ${positionsText(lines)}: ${reasons[reason] ?? reason}`,
    ),
    ...(headText ? [`Head       ${headText}`] : []),
    ...(report.head && report.isPublished === undefined
      ? ['           not compared with a published head: give one with --head or --heads']
      : []),
    ...report.problems.map((problem) => `PROBLEM    ${describeProblem(problem)}`),
    verdictOf(report),
  ].join('\n');
}

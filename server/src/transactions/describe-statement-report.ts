import { describeProblem, isComplete, isProven, type StatementReport } from '@quittance/sdk/proofs';

const positionsText = (positions: readonly string[]): string =>
  positions.length > 5 ? `${positions.slice(0, 5).join(', ')}… (${positions.length})` : positions.join(', ');

const reasons: Readonly<Record<string, string>> = {
  'not-published-yet': 'booked since the last published head; download the proof again later',
  'booked-before-proofs': 'booked before this version, with lines of others that can’t be hidden',
};

function verdictOf(report: StatementReport): string {
  if (report.problems.length > 0) return `${report.problems.length} problems.`;
  if (isComplete(report))
    return 'The statement is complete: each line is in the published ledger, none is missing, and the balances are right.';
  return isProven(report)
    ? 'Each line is in the published ledger. That the statement is complete is not proven.'
    : 'Nothing contradicts the statement, but it is not proven.';
}

type History = StatementReport['history'];

function describeEnds({ isStartProven, isEndProven, isClosingBalanceProven }: History): string[] {
  const start = isStartProven
    ? 'the opening balance is proven, and that no line of the period comes before the first'
    : 'not proven: the opening balance, and that no line of the period comes before the first';
  if (!isEndProven)
    return [
      start,
      'not proven: the closing balance, and that no line of the period follows the last; it can be after the account’s next line',
    ];
  return [
    start,
    isClosingBalanceProven
      ? 'the closing balance is proven, and that no line of the period follows'
      : 'that no line of the period follows is proven, but not the closing balance',
  ];
}

/** Without lines, the start is proven where the end is. */
function describeEmpty({ isStartProven, isEndProven, isClosingBalanceProven }: History): string[] {
  if (isClosingBalanceProven)
    return ['the opening and the closing balance are proven, and that the period has no line'];
  return [
    isStartProven ? 'the opening balance is proven' : 'not proven: the opening balance',
    isEndProven
      ? 'that the period has no line is proven, but not the closing balance'
      : 'not proven: the closing balance, and that the period has no line; it can be after the account’s next line',
  ];
}

/** What of the statement as a whole is proven, and what is not. */
function describeHistory({ lines, history }: StatementReport): string[] {
  const { unplaced } = history;
  return [
    ...(unplaced.length > 0
      ? [`places of lines ${positionsText(unplaced)} are not sealed (yet): a line between them could be missing`]
      : []),
    ...(lines > 0 ? describeEnds(history) : describeEmpty(history)),
  ].map((text, index) => `${index === 0 ? 'History   ' : '          '} ${text}`);
}

/** Writes a report for people. */
export function describeStatementReport(report: StatementReport, headText: string | undefined): string {
  return [
    `Account    ${report.account}, ${report.from} to ${report.to}`,
    `Lines      ${report.lines}, of which ${report.proven} are proven`,
    ...[...report.unproven].map(
      ([reason, lines]) => `Unproven   ${positionsText(lines)}: ${reasons[reason] ?? reason}`,
    ),
    ...describeHistory(report),
    ...(headText ? [`Head       ${headText}`] : []),
    ...(report.head && report.isPublished === undefined
      ? ['           not compared with a published head: give one with --head or --heads']
      : []),
    ...report.problems.map((problem) => `PROBLEM    ${describeProblem(problem)}`),
    verdictOf(report),
  ].join('\n');
}

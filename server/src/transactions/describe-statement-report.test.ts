import type { StatementReport } from '@quittance/sdk/proofs';
import { describe, expect, it } from 'vitest';
import { describeStatementReport } from './describe-statement-report.ts';

const complete = { unplaced: [], isStartProven: true, isEndProven: true, isClosingBalanceProven: true };

const historyText = (history: Partial<StatementReport['history']>, lines = 2): readonly string[] => {
  const report: StatementReport = {
    account: 'avail:org_1:traditional',
    from: '2090-03-01',
    to: '2090-03-31',
    lines,
    proven: lines,
    unproven: new Map(),
    history: { ...complete, ...history },
    problems: [],
  };
  const rows = describeStatementReport(report, undefined).split('\n');
  return rows.slice(2, -1).map((row) => row.slice(11));
};

const start = 'the opening balance is proven, and that no line of the period comes before the first';

describe('what a report says of the history', () => {
  it.each<[string, Partial<StatementReport['history']>, number, readonly string[]]>([
    ['complete', {}, 2, [start, 'the closing balance is proven, and that no line of the period follows']],
    [
      'with an open start',
      { isStartProven: false },
      2,
      [
        'not proven: the opening balance, and that no line of the period comes before the first',
        'the closing balance is proven, and that no line of the period follows',
      ],
    ],
    [
      'with an open end',
      { isEndProven: false, isClosingBalanceProven: false },
      2,
      [
        start,
        'not proven: the closing balance, and that no line of the period follows the last; it can be after the account’s next line',
      ],
    ],
    [
      'with an open closing balance',
      { isClosingBalanceProven: false },
      2,
      [start, 'that no line of the period follows is proven, but not the closing balance'],
    ],
    ['without lines', {}, 0, ['the opening and the closing balance are proven, and that the period has no line']],
    [
      'without lines, with an open end',
      { isEndProven: false, isClosingBalanceProven: false },
      0,
      [
        'the opening balance is proven',
        'not proven: the closing balance, and that the period has no line; it can be after the account’s next line',
      ],
    ],
    [
      'without lines, with nothing proven',
      { isStartProven: false, isEndProven: false, isClosingBalanceProven: false },
      0,
      [
        'not proven: the opening balance',
        'not proven: the closing balance, and that the period has no line; it can be after the account’s next line',
      ],
    ],
  ])('%s', (_what, history, lines, texts) => {
    expect(historyText(history, lines)).toEqual(texts);
  });
});

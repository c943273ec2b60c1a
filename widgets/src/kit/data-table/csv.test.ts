import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { csvHead, csvLines } from './csv.ts';

interface Payment {
  readonly party: string;
  readonly amount: string;
}

const columns: readonly Column<Payment>[] = [
  { key: 'party', header: 'Party', cell: ({ party }) => party, value: ({ party }) => party },
  {
    key: 'amount',
    header: 'Amount',
    cell: ({ amount }) => `$${amount}`,
    csv: [
      { header: 'Amount', value: ({ amount }) => amount, kind: 'decimal' },
      { header: 'Currency', value: () => 'USD' },
    ],
  },
  { key: 'actions', header: 'Actions', cell: () => null },
];

const lineOf = (party: string, amount = '1.00') => csvLines(columns, [{ party, amount }]);

describe('a CSV file', () => {
  it('has the fields of its columns: custom fields, the value, or none', () => {
    expect(csvHead(columns)).toBe('Party,Amount,Currency\r\n');
    expect(csvLines(columns, [{ party: 'Harbor Studio', amount: '1234.50' }])).toBe('Harbor Studio,1234.50,USD\r\n');
  });

  it('has a line for each row, and none without rows', () => {
    const rows = [
      { party: 'A', amount: '1' },
      { party: 'B', amount: '2' },
    ];
    expect(csvLines(columns, rows)).toBe('A,1,USD\r\nB,2,USD\r\n');
    expect(csvLines(columns, [])).toBe('');
  });

  it.each([
    ['Baker, Smith & Co', '"Baker, Smith & Co"'],
    ['The "Best" Ltd', '"The ""Best"" Ltd"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Água; Verde', 'Água; Verde'],
    ['', ''],
  ])('quotes %j as %j', (text, expected) => {
    expect(lineOf(text)).toBe(`${expected},1.00,USD\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 212 555 0100', "'+1 212 555 0100"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['\tname', "'\tname"],
    ['\rname', '"\'\rname"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("https://a.example","b")', '"\'=HYPERLINK(""https://a.example"",""b"")"'],
    ['a=b', 'a=b'],
    ['2-1', '2-1'],
  ])('escapes a formula: %j as %j', (text, expected) => {
    expect(lineOf(text)).toBe(`${expected},1.00,USD\r\n`);
  });

  it.each([
    ['-12.50', '-12.50'],
    ['-0', '-0'],
    ['-1+1', "'-1+1"],
    ['+5', "'+5"],
    ['=5', "'=5"],
  ])('keeps figures, and escapes other text in their column: %j as %j', (amount, expected) => {
    expect(lineOf('A', amount)).toBe(`A,${expected},USD\r\n`);
  });
});

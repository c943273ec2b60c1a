import { describe, expect, it } from 'vitest';
import { hashOfBalance, hashOfPlace, hashOfSealLeaf, type SealBatchForm } from './canonical-form.ts';
import { HistoryCheck } from './check-history.ts';
import type { StatementProof, StatementProofLine } from './statement-proof-form.ts';

const account = { code: 'avail:org_1:traditional', organizationId: 'org_1', currency: 'USD' };
const zeros = '0'.repeat(64);
const entryHash = 'e'.repeat(64);

/** Balances of an account, in cents, with the day of March on which its line was booked. */
const history = [
  { day: 5, balance: 100n },
  { day: 10, balance: 300n },
  { day: 12, balance: 600n },
  { day: 25, balance: 1_000n },
];

const decimal = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

interface PlacedLine {
  readonly position: string;
  readonly bookedAt: string;
  readonly bookedAtMicroseconds: string;
  readonly balance: string;
  readonly balanceHash: string;
  readonly previousHash: string;
  readonly hash: string;
}

const chain: PlacedLine[] = [];
for (const [index, { day, balance }] of history.entries()) {
  const bookedAt = new Date(Date.UTC(2090, 2, day, 17));
  const place = {
    position: String(index + 1),
    bookedAtMicroseconds: String(bookedAt.getTime() * 1_000),
    previousHash: chain.at(-1)?.hash ?? zeros,
    balanceHash: hashOfBalance(String(balance), entryHash),
  };
  const hash = hashOfPlace({ accountCode: account.code, unit: account.currency, ...place });
  chain.push({ ...place, bookedAt: bookedAt.toISOString(), balance: decimal(balance), hash });
}
const placeAt = (position: number): PlacedLine => chain[position - 1] as PlacedLine;

/** Each line is the only one of its journal, whose batch has no other. */
const sealOf = ({ position, hash }: PlacedLine) => ({
  sequence: position,
  batch: position,
  path: [],
  journalId: `jrn_${position}`,
  journalHash: 'a'.repeat(64),
  lineNo: '1',
  placed: [{ lineNo: '1', hash }],
});
const batches = new Map(
  chain.map((line): [string, SealBatchForm] => {
    const { placed, ...seal } = sealOf(line);
    const { position: number } = line;
    const way = { previousHash: zeros, skipNumber: '0', skipHash: zeros };
    const root = hashOfSealLeaf(seal, placed);
    return [number, { number, firstSequence: number, lastSequence: number, root, ...way }];
  }),
);

function lineAt(position: number): StatementProofLine {
  const { bookedAt, bookedAtMicroseconds, balance, previousHash, hash } = placeAt(position);
  const proof = {
    line: { lineNo: '1' },
    placed: [{ lineNo: '1', hash }],
    place: { bookedAtMicroseconds, previousHash, entryHash },
  };
  return { position: String(position), bookedAt, balance, proof } as unknown as StatementProofLine;
}

function beforeAt(position: number): StatementProof['before'] {
  const { bookedAtMicroseconds, previousHash, balance } = placeAt(position);
  return { position: String(position), bookedAtMicroseconds, previousHash, balance, entryHash };
}

function afterAt(position: number): StatementProof['after'] {
  const { bookedAtMicroseconds, previousHash, balanceHash } = placeAt(position);
  const seal = sealOf(placeAt(position));
  return { position: String(position), bookedAtMicroseconds, previousHash, balanceHash, seal };
}

/** Only what the history is checked by. */
const middle = {
  account,
  from: '2090-03-08',
  to: '2090-03-20',
  openingBalance: '1.00',
  closingBalance: '6.00',
  lines: [lineAt(2), lineAt(3)],
  before: beforeAt(1),
  after: afterAt(4),
} as unknown as StatementProof;
const fromTheFirst = {
  ...middle,
  from: '2090-03-01',
  openingBalance: '0.00',
  lines: [lineAt(1), lineAt(2), lineAt(3)],
  before: undefined,
} as unknown as StatementProof;
const empty = {
  ...middle,
  from: '2090-03-14',
  openingBalance: '6.00',
  lines: [],
  before: beforeAt(3),
} as StatementProof;

function check(file: StatementProof) {
  const checked = new HistoryCheck(file, batches);
  const report = checked.run(new Set(file.lines));
  return { ...report, problems: checked.problems.map(({ code }) => code) };
}

const withLine = (index: number, changes: object): StatementProof => ({
  ...middle,
  lines: middle.lines.with(index, { ...(middle.lines[index] as StatementProofLine), ...changes }),
});
const unplaced = (position: number) => {
  const { place: _, ...proof } = lineAt(position).proof as Exclude<StatementProofLine['proof'], string>;
  return { proof };
};

const proven = { unplaced: [], isStartProven: true, isEndProven: true, isClosingBalanceProven: true, problems: [] };

describe('the history of a statement', () => {
  it.each([
    ['between other lines', middle],
    ['from the first line', fromTheFirst],
    ['without lines', empty],
  ])('%s is proven', (_what, file) => {
    expect(check(file)).toEqual(proven);
  });

  it.each<[string, StatementProof, object]>([
    [
      'opening balance, where a line comes before',
      { ...middle, openingBalance: '2.00' },
      { isStartProven: false, problems: ['openingBalance'] },
    ],
    [
      'opening balance of a new account',
      { ...fromTheFirst, openingBalance: '2.00' },
      { isStartProven: false, problems: ['openingBalance'] },
    ],
    [
      'opening balance, without lines',
      { ...empty, openingBalance: '2.00', closingBalance: '2.00' },
      { isStartProven: false, isEndProven: false, isClosingBalanceProven: false, problems: ['openingBalance'] },
    ],
    ['earlier beginning', { ...middle, from: '2090-03-01' }, { isStartProven: false, problems: ['earlierMissing'] }],
    ['first line', { ...middle, lines: [lineAt(3)] }, { isStartProven: false, problems: ['earlierMissing'] }],
    [
      'later end',
      { ...middle, to: '2090-03-31' },
      { isEndProven: false, isClosingBalanceProven: false, problems: ['laterMissing'] },
    ],
    [
      'last line',
      { ...middle, lines: [lineAt(2)], closingBalance: '3.00' },
      { isEndProven: false, isClosingBalanceProven: false, problems: ['laterMissing'] },
    ],
    // The sums report it.
    ['closing balance', { ...middle, closingBalance: '7.00' }, { isClosingBalanceProven: false }],
    [
      'balance of the last line',
      { ...withLine(1, { balance: '7.00' }), closingBalance: '7.00' },
      { isClosingBalanceProven: false, problems: ['otherPlace'] },
    ],
    [
      'time of the first line',
      withLine(0, { bookedAt: placeAt(3).bookedAt }),
      { isStartProven: false, problems: ['otherPlace'] },
    ],
  ])('with another %s proves nothing of it', (_what, file, difference) => {
    expect(check(file)).toEqual({ ...proven, ...difference });
  });

  it('leaves the balance of a last line open whose place is not shown, though none follows', () => {
    expect(check(withLine(1, unplaced(3)))).toEqual({ ...proven, unplaced: ['3'], isClosingBalanceProven: false });
    expect(check(withLine(0, unplaced(2)))).toEqual({ ...proven, unplaced: ['2'], isStartProven: false });
  });

  it('leaves each end open that has no neighbour', () => {
    const { before: _, after: __, ...alone } = middle;
    const open = { isStartProven: false, isEndProven: false, isClosingBalanceProven: false };
    expect(check(alone)).toEqual({ ...proven, ...open });
    expect(check({ ...alone, lines: [] })).toEqual({ ...proven, ...open });
  });
});

import { fromMinor, toMinor } from '@quittance/sdk/money';
import {
  isComplete,
  isProven,
  type StatementProof,
  type StatementProofLine,
  verifyStatement,
} from '@quittance/sdk/proofs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOwner } from '../ledger/ledger-fixtures.ts';
import { describeStatementReport } from './describe-statement-report.ts';
import { type Party, provenWorld } from './statement-proof-fixtures.ts';

const { database, proofOf, publishedHeads } = provenWorld();

describe('a proof of a complete statement', () => {
  const middle = { from: '2090-03-09', to: '2090-03-15' };
  const fileOf = async (party: Party, changes = {}) => JSON.parse(await proofOf(party, changes)) as StatementProof;

  it.each<[string, Party, object, number]>([
    ['from the account’s first line', 'buyer', { to: '2090-03-12' }, 1],
    ['between other lines', 'buyer', middle, 1],
    ['of the other party', 'seller', middle, 1],
    ['without a line', 'seller', { from: '2090-03-11', to: '2090-03-11' }, 0],
    ['from before the account', 'buyer', { from: '2090-01-01', to: '2090-01-31' }, 0],
  ])('%s shows that none is missing', async (_what, party, changes, fewest) => {
    const report = verifyStatement(JSON.stringify(await fileOf(party, changes)), await publishedHeads());
    expect(report).toMatchObject({ problems: [], history: { unplaced: [], isStartProven: true, isEndProven: true } });
    expect([isComplete(report), isProven(report)]).toEqual([true, true]);
    if (fewest === 0) expect(report.lines).toBe(0);
    else expect(report.lines).toBeGreaterThan(2);
  });

  it('hides the amount of the next line, and what the account ever received', async () => {
    const { before, after } = await fileOf('buyer', middle);
    expect(Object.keys(before ?? {}).sort()).toEqual(
      ['balance', 'bookedAtMicroseconds', 'entryHash', 'position', 'previousHash', 'seal'].sort(),
    );
    expect(Object.keys(after ?? {}).sort()).toEqual(
      ['balanceHash', 'bookedAtMicroseconds', 'position', 'previousHash', 'seal'].sort(),
    );
  });

  it('grows with the logarithm of the ledger: two neighbours more than its lines', async () => {
    const [one, all] = [await fileOf('buyer', { from: '2090-03-10', to: '2090-03-10' }), await fileOf('buyer')];
    expect(JSON.stringify(one.before).length).toBeLessThan(3_000);
    const longest = Math.max(...all.lines.map((line) => JSON.stringify(line).length));
    expect(longest).toBeLessThan(5_000);
  });

  /** A forger who knows the format: numbers and sums fit again after the change, as far as the file allows. */
  function refit(file: StatementProof, lines: readonly StatementProofLine[], opening: bigint): StatementProof {
    const first = BigInt(file.lines[0]?.position ?? 1);
    let balance = opening;
    const refitted = lines.map((line, index) => {
      balance += toMinor(line.amount, 'USD');
      return { ...line, position: String(first + BigInt(index)), balance: fromMinor(balance, 'USD') };
    });
    return {
      ...file,
      openingBalance: fromMinor(opening, 'USD'),
      closingBalance: fromMinor(balance, 'USD'),
      lines: refitted,
      ...(file.before && { before: { ...file.before, balance: fromMinor(opening, 'USD') } }),
    };
  }

  type Forgery = (lines: readonly StatementProofLine[], one: number, other: number) => readonly StatementProofLine[];
  const forgeries: Readonly<Record<string, Forgery>> = {
    'left out': (lines, one) => lines.filter((_, index) => index !== one),
    'left out at the beginning': (lines, one) => lines.slice(one + 1),
    'left out at the end': (lines, one) => lines.slice(0, one),
    reordered: (lines, one, other) => {
      const moved = lines.toSpliced(one, 1);
      return moved.toSpliced(one === other ? (other + 1) % lines.length : other, 0, lines[one] as StatementProofLine);
    },
    added: (lines, one, other) => lines.toSpliced(other, 0, lines[one] as StatementProofLine),
    'same, with another opening balance': (lines) => lines,
  };

  it.each(Object.keys(forgeries))('is refused with lines %s, whatever fits again', async (name) => {
    const forge = forgeries[name] as Forgery;
    const heads = await publishedHeads();
    const files = [
      await fileOf('buyer', middle),
      await fileOf('seller', middle),
      await fileOf('buyer', { to: '2090-03-12' }),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        fc.integer({ min: 1, max: 10_000 }),
        (file, one, other, keepsOrder, difference) => {
          const { length } = file.lines;
          const lines = forge(file.lines, one % length, other % length);
          const opening = toMinor(file.openingBalance, 'USD');
          const isSame = name.startsWith('same');
          const forged = refit(file, lines, isSame ? opening + BigInt(difference) : opening);
          const report = verifyStatement(JSON.stringify(forged), heads);
          expect(isComplete(report)).toBe(false);
          // Without a line and a neighbour before, the file says nothing that could be contradicted.
          if (lines.length > 0 || forged.before) expect(report.problems).not.toEqual([]);
          // Without the neighbours, it is not proven that nothing is missing at the ends.
          const { before: _, after: __, ...alone } = keepsOrder ? { ...forged, lines } : forged;
          expect(isComplete(verifyStatement(JSON.stringify(alone), heads))).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is refused with another neighbour, and not complete with none', async () => {
    const heads = await publishedHeads();
    const [file, later] = [await fileOf('buyer', middle), await fileOf('buyer', { ...middle, to: '2090-03-16' })];
    const forged = (changes: Partial<StatementProof>) =>
      verifyStatement(JSON.stringify({ ...file, ...changes }), heads);
    expect(forged({ after: later.after }).problems).not.toEqual([]);
    expect(forged({ after: later.after, batches: later.batches, head: later.head }).problems).not.toEqual([]);
    expect(forged({ to: '2090-03-20' }).problems).toEqual([{ code: 'laterMissing' }]);
    expect(forged({ from: '2090-03-01' }).problems).toEqual([{ code: 'earlierMissing' }]);
    const { seal, ...place } = file.after ?? {};
    const moved = { ...file.after, bookedAtMicroseconds: '3800000000000000' } as StatementProof['after'];
    expect(forged({ after: moved }).problems).toMatchObject([{ code: 'neighbourChanged' }]);
    for (const part of [{ before: undefined }, { after: undefined }, { after: place as StatementProof['after'] }]) {
      const report = forged(part);
      expect([report.problems, isComplete(report), isProven(report)]).toEqual([[], false, true]);
    }
    expect(seal).toBeDefined();
  });

  it('does not show the place of a line whose hash would show more', async () => {
    await asOwner(database.ownerUrl, async (client) => {
      await client.query(`set session_replication_role = replica`);
      await client.query('update ledger_statement_lines set form = 1 where position <= 3');
    });
    const report = verifyStatement(await proofOf('buyer', { to: '2090-03-12' }), await publishedHeads());
    expect(report).toMatchObject({
      problems: [],
      history: { unplaced: ['1', '2', '3'], isStartProven: false, isEndProven: true },
    });
    expect([isComplete(report), isProven(report)]).toEqual([false, true]);
    expect(describeStatementReport(report, undefined)).toContain('places of lines 1, 2, 3 are not sealed');
  });
});

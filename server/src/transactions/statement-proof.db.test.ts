import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compareCsv,
  isComplete,
  isProven,
  type StatementProblem,
  type StatementProof,
  UnreadableProofError,
  verifyStatement,
  writeChainHead,
} from '@quittance/sdk/proofs';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noteHeads, sealJournals, verifyLedger } from '../ledger/index.ts';
import { asOwner } from '../ledger/ledger-fixtures.ts';
import { describeStatementReport } from './describe-statement-report.ts';
import { exportTransactions } from './export-transactions.ts';
import { provenWorld, textOf } from './statement-proof-fixtures.ts';

const proven = provenWorld();
const { app, database, orgOf, proofOf, publish, publishedHeads } = proven;

describe('a downloaded proof', () => {
  it('proves every line to a published head, offline', async () => {
    for (const party of ['buyer', 'seller'] as const) {
      const report = verifyStatement(await proofOf(party), await publishedHeads());
      expect(report).toMatchObject({ problems: [], isPublished: true, unproven: new Map() });
      expect(report.proven).toBe(report.lines);
      expect(report.lines).toBeGreaterThan(3);
    }
    expect((await verifyLedger(app.db)).findings).toEqual([]);
  });

  it('names no account of anybody else', async () => {
    const text = await proofOf('seller');
    const { lines } = JSON.parse(text) as StatementProof;
    expect(lines.every(({ proof }) => typeof proof !== 'string' && proof.otherLines.length > 0)).toBe(true);
    expect(text).not.toContain(`avail:${orgOf('buyer')}`);
    expect(text).not.toContain(orgOf('buyer'));
  });

  it('begins and ends with the balances of its period', async () => {
    const [whole, later] = [
      JSON.parse(await proofOf('buyer')),
      JSON.parse(await proofOf('buyer', { from: '2090-03-10' })),
    ];
    expect(whole.openingBalance).toBe('0.00');
    expect(later.openingBalance).not.toBe('0.00');
    expect(later.closingBalance).toBe(whole.closingBalance);
    expect(verifyStatement(JSON.stringify(later)).problems).toEqual([]);
    const empty = verifyStatement(await proofOf('buyer', { from: '2090-03-30' }), await publishedHeads());
    expect(empty).toMatchObject({ lines: 0, problems: [], isPublished: true });
    // A line may follow within the period: only the account's next line tells.
    expect(empty.history).toEqual({
      unplaced: [],
      isStartProven: true,
      isEndProven: false,
      isClosingBalanceProven: false,
    });
    expect(isProven(empty)).toBe(false);
  });

  it('leaves lines open that are newer than the published head, until the next one', async () => {
    await proven.world.deposit('1');
    const report = verifyStatement(await proofOf('buyer'));
    expect(report).toMatchObject({ problems: [], proven: report.lines - 1 });
    expect([...report.unproven]).toEqual([['not-published-yet', [expect.any(String)]]]);
    expect(describeStatementReport(report, undefined)).toContain('download the proof again later');
    await publish();
    expect(verifyStatement(await proofOf('buyer')).unproven.size).toBe(0);
  });

  it('agrees with the CSV file of the same lines, and no other', async () => {
    const proof = await proofOf('buyer');
    const csv = await textOf(
      exportTransactions({ app, db: app.db }, { organizationId: orgOf('buyer'), currency: 'USD' }, 'en'),
    );
    expect(compareCsv(csv, proof)).toEqual([]);
    expect(compareCsv(csv.replace('6.50', '6.51'), proof)).not.toEqual([]);
    const rows = csv.trimEnd().split('\r\n');
    expect(compareCsv(rows.slice(0, -1).join('\r\n'), proof)).toHaveLength(1);
  });
});

it('is checked by the command, which fails for a forged one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'statement-proof-'));
  const command = fileURLToPath(new URL('../verify-statement-command.ts', import.meta.url));
  const run = (...options: string[]) =>
    spawnSync(process.execPath, ['--conditions=source', '--no-warnings', command, ...options], { encoding: 'utf8' });
  try {
    const [proof, heads] = [path.join(folder, 'proof.json'), path.join(folder, 'heads.txt')];
    writeFileSync(proof, await proofOf('buyer'));
    writeFileSync(
      heads,
      (await publishedHeads()).map((head) => `2090-03-20T10:00:00.000Z ${writeChainHead(head)}\n`).join(''),
    );
    const good = run(proof, '--heads', heads);
    expect([good.status, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toContain(
      'Each line is in the published ledger. That the statement is complete is not proven.',
    );
    expect(good.stdout).toContain('not proven: the closing balance, and that no line of the period follows the last');
    expect(run(proof, '--heads', heads, '--complete').status).toBe(3);
    writeFileSync(proof, await proofOf('buyer', { to: '2090-03-12' }));
    const complete = run(proof, '--heads', heads, '--complete');
    expect([complete.status, complete.stderr]).toEqual([0, '']);
    expect(complete.stdout).toContain('The statement is complete');
    writeFileSync(proof, await proofOf('buyer'));
    const unproven = run(proof);
    expect(unproven.status).toBe(3);
    expect(unproven.stdout).toContain('not compared with a published head');
    expect(unproven.stdout).toContain('it is not proven');
    writeFileSync(proof, (await proofOf('buyer')).replace('"6.50"', '"7.50"'));
    expect(run(proof).status).toBe(1);
    expect(run(heads)).toMatchObject({ status: 2, stderr: 'The file is no JSON.\n' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a forged proof', () => {
  type Change = (
    file: StatementProof & { lines: { proof: Record<string, Record<string, string>> & string }[] },
  ) => void;
  const forged = async (change: Change): Promise<readonly StatementProblem[]> => {
    const file = JSON.parse(await proofOf('buyer'));
    change(file);
    return verifyStatement(JSON.stringify(file), await publishedHeads()).problems;
  };

  it.each<[string, Change]>([
    ['amount', (file) => Object.assign(file.lines[1] ?? {}, { amount: '7.51', balance: '14.01' })],
    ['balance', (file) => Object.assign(file.lines[1] ?? {}, { balance: '99.00' })],
    ['closing balance', (file) => Object.assign(file, { closingBalance: '1.00' })],
    ['opening balance', (file) => Object.assign(file, { openingBalance: '1.00' })],
    ['ledger’s amount', (file) => Object.assign(file.lines[1]?.proof.line ?? {}, { amount: '751' })],
    ['journal', (file) => Object.assign(file.lines[1]?.proof.journal ?? {}, { kind: 'other' })],
    ['missing line', (file) => void file.lines.splice(1, 1)],
    ['repeated line', (file) => void file.lines.splice(1, 0, file.lines[1] as never)],
    ['date', (file) => Object.assign(file.lines[1] ?? {}, { bookedAt: '2090-03-01T00:00:00.000Z' })],
    [
      'other’s line',
      (file) => Object.assign(file.lines[1] ?? {}, { proof: { ...(file.lines[1]?.proof as object), otherLines: [] } }),
    ],
    ['line of another place', (file) => Object.assign(file.lines[1] ?? {}, { proof: file.lines[2]?.proof })],
    ['account', (file) => Object.assign(file.account, { code: 'avail:org_other:traditional' })],
    ['batch', (file) => Object.assign(file.batches[0] ?? {}, { root: '0'.repeat(64) })],
    ['head', (file) => Object.assign(file.head ?? {}, { hash: '1'.repeat(64) })],
    ['missing head', (file) => Object.assign(file, { head: null })],
  ])('with another %s is detected', async (_what, change) => {
    expect(await forged(change)).not.toEqual([]);
  });

  it('whose amount has more decimals than its currency is unreadable', async () => {
    const text = (await proofOf('buyer')).replace(/"openingBalance":"[^"]*"/, '"openingBalance":"0.001"');
    expect(() => verifyStatement(text)).toThrow(UnreadableProofError);
  });

  it('made of whole cloth has a head that nobody published', async () => {
    const other = createHash('sha256').update('x').digest('hex');
    const report = verifyStatement(await proofOf('buyer'), [{ chain: 'ledger', sequence: 1n, hash: other }]);
    expect(report).toMatchObject({ isPublished: false, problems: [{ code: 'headUnpublished' }] });
  });

  it('with any digit changed is detected or unreadable', async () => {
    const text = await proofOf('seller');
    const hexadecimal = [...text.matchAll(/[0-9a-f]{64}/g)].map(({ index }) => index);
    const heads = await publishedHeads();
    fc.assert(
      fc.property(fc.constantFrom(...hexadecimal), fc.nat(63), (start, offset) => {
        const at = start + offset;
        const changed = text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
        expect(verifyStatement(changed, heads).problems).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['', '{}', '[]', 'null', '{"format": "quittance-statement-proof-1"}'])('of %j is no proof', (text) => {
    expect(() => verifyStatement(text)).toThrow(UnreadableProofError);
  });
});

it('seals from before batches are batched, some at a time, and proven by later heads, in files of both formats', async () => {
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(`set session_replication_role = replica`);
    await client.query('delete from ledger_seal_batches');
  });
  // As if these seals had been made before: the next seals are in a batch behind theirs.
  await proven.world.deposit('2');
  await sealJournals(app.db);
  const { rows } = await sql`
    select count(*)::integer as batches, min(first_sequence)::integer as first,
      max(last_sequence) = (select max(sequence) from ledger_seals) as whole
    from ledger_seal_batches`.execute(app.db);
  expect(rows[0]).toMatchObject({ batches: 2, first: 1, whole: true });
  await noteHeads(app.db, []);
  const report = verifyStatement(await proofOf('buyer'), await publishedHeads());
  expect(report).toMatchObject({ problems: [], unproven: new Map() });
  // Their leaves have no places: that none of these lines is missing is not proven.
  expect(report.history.unplaced).toHaveLength(report.lines - 1);
  expect([isProven(report), isComplete(report)]).toEqual([true, false]);

  // A file of the first format has the same of such lines, and no neighbours.
  const { before: _, after: __, ...file } = JSON.parse(await proofOf('buyer', { to: '2090-03-12' })) as StatementProof;
  expect(file.lines.length).toBeGreaterThan(3);
  expect(JSON.stringify(file)).not.toMatch(/"placed?":/);
  const firstFormat = JSON.stringify({ ...file, format: 'quittance-statement-proof-1' });
  const first = verifyStatement(firstFormat, await publishedHeads());
  expect(first).toMatchObject({
    problems: [],
    proven: file.lines.length,
    history: {
      unplaced: file.lines.map(({ position }) => position),
      isStartProven: false,
      isEndProven: false,
      isClosingBalanceProven: false,
    },
  });
  expect([isProven(first), isComplete(first)]).toEqual([true, false]);
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../kernel/index.ts';
import { sealJournals, verifyLedger } from '../ledger/index.ts';
import { asOwner, deposit, newSpendableAccount } from '../ledger/ledger-fixtures.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createLedgerCheck, headNoting } from './index.ts';

const database = testDatabase();
const { db } = database;
let dataDir: string;
let app: App;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quittance-heads-'));
  // A missing folder: with an external database nothing else creates it.
  app = testApp(database, { dataDir: path.join(dataDir, 'data') });
  await deposit(db, newSpendableAccount(), 5n);
  await sealJournals(db);
});
afterEach(() => rm(dataDir, { recursive: true }));

const ledgerCheck = createLedgerCheck([]);
const headsFile = () => path.join(app.config.dataDir, 'ledger-heads.txt');
const reports = () =>
  db.selectFrom('error_reports').select(['message', 'stack']).where('application', '=', 'server').execute();

const linesIn = async (file: string): Promise<string[]> => (await readFile(file, 'utf8')).trimEnd().split('\n');

it('notes the head of the chain in every place, once each', async () => {
  const outside = path.join(dataDir, 'elsewhere', 'heads.txt');
  app = testApp(database, { dataDir: app.config.dataDir, ledgerHeadsFile: outside });
  await headNoting.run(app);
  await headNoting.run(app);
  await deposit(db, newSpendableAccount(), 7n);
  await sealJournals(db);
  await headNoting.run(app);
  const { head, notedHeads } = await verifyLedger(db);
  for (const file of [headsFile(), outside]) {
    const lines = await linesIn(file);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z ldg_[0-9a-f]{32}:\d+:[0-9a-f]{64}$/);
    expect(lines[1]?.split(' ')[1]).toBe(`${head.ledger}:${head.sequence}:${head.hash}`);
  }
  expect(notedHeads).toBeGreaterThanOrEqual(2);
  await ledgerCheck.run(app);
  expect(await reports()).toEqual([]);
});

it('reports a chain that lacks a head noted in the file, however old', async () => {
  await mkdir(app.config.dataDir);
  const { head } = await verifyLedger(db);
  await writeFile(headsFile(), `2090-01-01 1:${'0'.repeat(64)}\n2090-01-02 ${head.sequence}:${head.hash}\n`);
  await expect(ledgerCheck.run(app)).rejects.toThrow('The ledger is not sound: findings: 1');
  await expect(ledgerCheck.run(app)).rejects.toThrow('The ledger is not sound: findings: 1');
  expect(await reports()).toEqual([
    {
      message: 'The ledger is not sound: findings: 1',
      stack: `ledger_seals 1: has another hash, though it was noted as head in ${headsFile()} line 1`,
    },
  ]);
});

it('distinguishes heads of another ledger from missing heads of this one', async () => {
  await mkdir(app.config.dataDir);
  const { head } = await verifyLedger(db);
  const other = `ldg_${'0'.repeat(32)}`;
  const foreign = (sequence: number) => `2090-01-0${sequence} ${other}:${sequence}:${'0'.repeat(64)}\n`;
  const withoutId = `2090-01-03 ${head.sequence}:${head.hash}\n`;
  await writeFile(headsFile(), foreign(1) + foreign(2) + withoutId);
  await expect(ledgerCheck.run(app)).rejects.toThrow('The ledger is not sound: findings: 1');
  expect((await reports()).at(-1)?.stack).toBe(
    `${headsFile()} line 1: is a head of another ledger, ${other}, like 1 more there; this one is ${head.ledger}`,
  );
});

it('checks again within minutes after new findings, and hourly while they stay the same', async () => {
  await mkdir(app.config.dataDir);
  await writeFile(headsFile(), `2090-01-01 1:${'1'.repeat(64)}\n`);
  await expect(ledgerCheck.run(app)).rejects.toMatchObject({ retrySeconds: 300 });
  await expect(ledgerCheck.run(app)).rejects.toMatchObject({ retrySeconds: 3600 });
});

it('skips an incomplete last line left by a crash, and starts a new one after it', async () => {
  await mkdir(app.config.dataDir);
  await writeFile(headsFile(), `2090-01-01 1:${'0'.repeat(40)}`);
  await ledgerCheck.run(app);
  await headNoting.run(app);
  const lines = await linesIn(headsFile());
  expect(lines[0]).toMatch(/0 \(torn\)$/);
  expect(lines[1]).toMatch(/ ldg_\w+:\d+:[0-9a-f]{64}$/);
  await ledgerCheck.run(app);
});

it('notes the head in every writable place, and reports the others', async () => {
  const blocked = path.join(dataDir, 'blocked');
  await writeFile(blocked, '');
  const outside = path.join(dataDir, 'heads.txt');
  app = testApp(database, { dataDir: blocked, ledgerHeadsFile: outside });
  await expect(headNoting.run(app)).rejects.toThrow('Heads could not be noted in 1 places.');
  expect(await linesIn(outside)).toHaveLength(1);
});

it('does not skip a truncated line inside the file', async () => {
  await mkdir(app.config.dataDir);
  await writeFile(headsFile(), `2090-01-01 1:${'0'.repeat(40)}\n`);
  await expect(ledgerCheck.run(app)).rejects.toThrow('The ledger is not sound');
  expect((await reports()).at(-1)?.stack).toBe(`${headsFile()} line 1: is no chain head: restore it from a copy`);
});

it('notes no head next to another ledger’s, and reports it', async () => {
  await headNoting.run(app);
  const before = await linesIn(headsFile());
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(
      `begin; set local session_replication_role = replica; update anchor.heads set ledger = 'ldg_other'; commit`,
    );
  });
  await deposit(db, newSpendableAccount(), 7n);
  await sealJournals(db);
  await headNoting.run(app);
  expect(await linesIn(headsFile())).toEqual(before);
  expect((await reports()).at(-1)?.stack).toMatch(
    /^anchor.heads: is a head of another ledger, ldg_other; this one is ldg_/,
  );
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(
      `begin; set local session_replication_role = replica; update anchor.heads set ledger = null; commit`,
    );
  });
});

it('reports an emptied chain the next time it notes heads', async () => {
  await headNoting.run(app);
  await asOwner(database.ownerUrl, async (client) => {
    await client.query('alter table ledger_seals disable trigger user; delete from ledger_seals');
  });
  await headNoting.run(app);
  expect((await reports()).at(-1)?.stack).toMatch(
    /^ledger_seals \d+: is gone, though it was noted as head in anchor.heads$/,
  );
});

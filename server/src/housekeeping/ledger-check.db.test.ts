import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../kernel/index.ts';
import { sealJournals, verifyLedger } from '../ledger/index.ts';
import { deposit, newBusiness } from '../ledger/ledger-fixtures.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { ledgerCheck } from './index.ts';

const database = testDatabase();
const { db } = database;
let dataDir: string;
let app: App;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quittance-heads-'));
  // A folder that is not there yet: on a database of one's own nothing else makes it.
  app = testApp(database, { dataDir: path.join(dataDir, 'data') });
  await deposit(db, newBusiness(), 5n);
  await sealJournals(db);
});
afterEach(() => rm(dataDir, { recursive: true }));

const headsFile = () => path.join(app.config.dataDir, 'ledger-heads.txt');
const reports = () =>
  db.selectFrom('error_reports').select(['message', 'stack']).where('application', '=', 'server').execute();

it('notes the head of a sound ledger, a line a run', async () => {
  await ledgerCheck.run(app);
  await deposit(db, newBusiness(), 7n);
  await sealJournals(db);
  await ledgerCheck.run(app);
  const { head } = await verifyLedger(db);
  const lines = (await readFile(headsFile(), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d+:[0-9a-f]{64}$/);
  expect(lines[1]?.split(' ')[1]).toBe(`${head.sequence}:${head.hash}`);
  expect(await reports()).toEqual([]);
});

it('reports a chain that no longer holds the head noted last, and does not note the new one', async () => {
  await ledgerCheck.run(app);
  const noted = `2090-01-01 1:${'0'.repeat(64)}\n`;
  await writeFile(headsFile(), noted);
  await ledgerCheck.run(app);
  expect(await reports()).toEqual([
    {
      message: 'The ledger is not sound: findings: 1',
      stack: 'ledger_seals 1: is not the head that was noted earlier',
    },
  ]);
  expect(await readFile(headsFile(), 'utf8')).toBe(noted);
});

it('does not pass over a file whose last line was cut off', async () => {
  await ledgerCheck.run(app);
  const noted = `2090-01-01 1:${'0'.repeat(40)}`;
  await writeFile(headsFile(), noted);
  await expect(ledgerCheck.run(app)).rejects.toThrow(/is no chain head/);
  expect(await readFile(headsFile(), 'utf8')).toBe(noted);
});

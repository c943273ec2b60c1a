import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifyWithin } from '../ledger/index.ts';
import { asOwner } from '../ledger/ledger-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { grantToAppRole } from './app-role.ts';
import { connect, hasSchemaParts, listSchemaParts, MigrationError, migrateToLatest } from './index.ts';
import { describeSchema } from './schema-description.ts';
import { sqlFolder as ownSqlFolder } from './sql-files.ts';

const database = testDatabase();
const owner = connect(database.ownerUrl);
const fresh = `fresh_${randomBytes(6).toString('hex')}`;
const freshUrl = Object.assign(new URL(database.ownerUrl), { pathname: `/${fresh}` }).href;
let sqlFolder: string;

beforeAll(() => asOwner(database.ownerUrl, (client) => client.query(`create database ${fresh}`)));
beforeEach(async () => {
  await sql`delete from ledger_sql_files where name like '9%'`.execute(owner.db);
  await sql`update ledger_sql_files set version = 0`.execute(owner.db);
  await migrateToLatest(database.ownerUrl);
  sqlFolder = await mkdtemp(path.join(tmpdir(), 'quittance-sql-'));
  await cp(ownSqlFolder, sqlFolder, { recursive: true });
  return () => rm(sqlFolder, { recursive: true });
});
afterAll(async () => {
  await owner.close();
  await asOwner(database.ownerUrl, (client) => client.query(`drop database if exists ${fresh} with (force)`));
});

const start = () => migrateToLatest(database.ownerUrl, { sqlFolder });
const write = (name: string, text: string) => writeFile(path.join(sqlFolder, name), text);
const append = (name: string, text: string) => appendFile(path.join(sqlFolder, name), text);

const setVersion = (version: number) => write('version.json', JSON.stringify({ version, hash: '' }));

const answer = (value: number, name = 'ledger_probe') =>
  `create or replace function ${name}() returns integer language sql return ${value};`;
const ask = async (name = 'ledger_probe') =>
  (await sql.raw<{ answer: number }>(`select ${name}() as answer`).execute(owner.db)).rows[0]?.answer;

it('of two simultaneous starts, one applies everything in order, the other waits and has nothing to do', async () => {
  const runs = await Promise.all([migrateToLatest(freshUrl), migrateToLatest(freshUrl)]);
  const [ran, other] = runs.toSorted((one, two) => two.length - one.length);
  const files = (await readdir(ownSqlFolder)).filter((name) => name.endsWith('.sql')).sort();
  expect(ran?.slice(-files.length)).toEqual(files);
  expect(ran?.[0]).toBe('0001-kernel');
  expect(other).toEqual([]);
});

it('a migration that fails is named with its own error, and leaves nothing', async () => {
  const blocked = `blocked_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(database.ownerUrl), { pathname: `/${blocked}` }).href;
  await asOwner(database.ownerUrl, (client) => client.query(`create database ${blocked}`));
  try {
    await asOwner(url, (client) => client.query('create table audit_events ()'));
    await expect(migrateToLatest(url)).rejects.toThrow(
      'Migration 0001-kernel failed: relation "audit_events" already exists',
    );
    await asOwner(url, async (client) => {
      const { rows } = await client.query("select relname from pg_class where relkind = 'r' and oid >= 16384");
      expect(rows).toEqual([{ relname: 'audit_events' }]);
    });
  } finally {
    await asOwner(database.ownerUrl, (client) => client.query(`drop database ${blocked} with (force)`));
  }
});

it('applies a changed file at the next start, and no other', async () => {
  await append('03-accounts.sql', answer(1));
  expect(await start()).toEqual(['03-accounts.sql']);
  expect(await ask()).toBe(1);
  expect(await start()).toEqual([]);
  await append('03-accounts.sql', answer(2));
  expect(await start()).toEqual(['03-accounts.sql']);
  expect(await ask()).toBe(2);
});

it('applies changed files in the order of their names', async () => {
  await write('98-later.sql', answer(1));
  await write('99-last.sql', answer(2));
  expect(await start()).toEqual(['98-later.sql', '99-last.sql']);
  expect(await ask()).toBe(2);
});

it('applies a changed file once when two processes start at once', async () => {
  await append('03-accounts.sql', answer(3));
  const runs = await Promise.all([start(), start()]);
  expect(runs.flat()).toEqual(['03-accounts.sql']);
});

it('lets nobody but the owner call a function that a file added', async () => {
  await append('03-accounts.sql', answer(1, 'ledger_new'));
  await start();
  await expect(sql`select ledger_new()`.execute(database.db)).rejects.toThrow(/permission denied/);
  expect(await ask('ledger_new')).toBe(1);
});

it('lets the app call a function that a file recreated', async () => {
  await sql`drop function ledger_lock_balance(text, text)`.execute(owner.db);
  await append('05-balances.sql', '\n');
  await start();
  await grantToAppRole(database.ownerUrl);
  await sql`select ledger_lock_balance('avail:none:smart', 'USD')`.execute(database.db);
});

it('changes nothing when a file fails, and names the file', async () => {
  await append('03-accounts.sql', answer(7));
  await append('04-journal-rules.sql', 'select no_such_function();');
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect(String(failure)).toContain('04-journal-rules.sql');
  expect(await ask()).not.toBe(7);
});

it('refuses a start with an older version, which would put older functions back', async () => {
  await append('03-accounts.sql', answer(5));
  await setVersion(1000);
  expect(await start()).toEqual(['03-accounts.sql']);
  const failure = await migrateToLatest(database.ownerUrl).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect(String(failure)).toMatch(/has version 1000 of the ledger's functions, and this server is older/);
  expect(await ask()).toBe(5);
});

it('knows a newer version that changes no file, or only the last one', async () => {
  await setVersion(1000);
  expect(await start()).toEqual([]);
  await append('09-seals.sql', '\n');
  await setVersion(1001);
  expect(await start()).toEqual(['09-seals.sql']);
  await setVersion(1000);
  await expect(start()).rejects.toThrow(/version 1001/);
});

it('refuses a start without a file that was applied, until a migration has dropped its functions', async () => {
  await write('97-removed.sql', answer(6));
  await start();
  await rm(path.join(sqlFolder, '97-removed.sql'));
  await expect(start()).rejects.toThrow(/has functions of 97-removed\.sql, which this server doesn't have/);
  await sql`delete from ledger_sql_files where name = '97-removed.sql'`.execute(owner.db);
  expect(await start()).toEqual([]);
});

it('counts as another version until its own files are applied', async () => {
  const parts = await listSchemaParts();
  await append('03-accounts.sql', answer(4));
  await start();
  expect(await hasSchemaParts(database.db, parts)).toBe(false);
  await migrateToLatest(database.ownerUrl);
  expect(await hasSchemaParts(database.db, parts)).toBe(true);
});

it('leaves an altered function to the verification, which still names it after a start', async () => {
  await migrateToLatest(freshUrl);
  const { db, close } = connect(freshUrl);
  try {
    await sql`create or replace function ledger_check_lines() returns trigger language plpgsql as
      $$ begin return null; end $$`.execute(db);
    expect(await migrateToLatest(freshUrl)).toEqual([]);
    const { findings } = await db.transaction().execute((transaction) => verifyWithin(transaction, {}));
    const problems = findings.map(({ row, problem }) => `${row}: ${problem}`).join('\n');
    expect(problems).toContain('function ledger_check_lines(): is');
  } finally {
    await close();
  }
});

it('brings a database with functions from migrations alone to the same schema', async () => {
  const describe = () => owner.db.transaction().execute(describeSchema);
  await sql`drop function if exists ledger_probe, ledger_new`.execute(owner.db);
  const expected = await describe();
  await sql`delete from ledger_sql_files`.execute(owner.db);
  const files = (await readdir(ownSqlFolder)).filter((name) => name.endsWith('.sql'));
  expect(await migrateToLatest(database.ownerUrl)).toEqual(files.sort());
  expect(await describe()).toEqual(expected);
});

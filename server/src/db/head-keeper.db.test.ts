import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteHeads, sealJournals, verifyLedger } from '../ledger/index.ts';
import { asOwner, deposit, newBusiness } from '../ledger/ledger-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { type Connection, connect, type OpenConnection, prepareSchema } from './index.ts';

// An owner as an external database has it: no superuser, but one that may create roles.
const { ownerUrl: superuserUrl } = testDatabase();
const name = `kept_${randomBytes(6).toString('hex')}`;
const ownerUrl = Object.assign(new URL(superuserUrl), {
  username: name,
  password: 'secret',
  pathname: `/${name}`,
}).href;
let app: OpenConnection;
let owner: OpenConnection;

beforeAll(async () => {
  await asOwner(superuserUrl, async (client) => {
    await client.query(`create role ${name} login createrole password 'secret'`);
    await client.query(`create database ${name} owner ${name}`);
  });
  app = connect(await prepareSchema(ownerUrl, { databaseAllowOwner: false }));
  owner = connect(ownerUrl);
  await deposit(app.db, newBusiness(), 5n);
  await sealJournals(app.db);
  await noteHeads(app.db, []);
});
afterAll(async () => {
  await app?.close();
  await owner?.close();
  await asOwner(superuserUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
});

const listHeads = async (db: Connection) =>
  (await sql<{ sequence: bigint }>`select sequence from anchor.heads order by sequence`.execute(db)).rows;

it('keeps the heads that the app notes, where app and owner can read them', async () => {
  expect(await listHeads(app.db)).toEqual([{ sequence: 1n }]);
  expect(await listHeads(owner.db)).toEqual([{ sequence: 1n }]);
  expect(await verifyLedger(app.db)).toMatchObject({ findings: [], notedHeads: 1 });
  expect(await verifyLedger(owner.db)).toMatchObject({ findings: [], notedHeads: 1 });
});

const changes = [
  `insert into anchor.heads (chain, sequence, hash) values ('ledger', 2, sha256('forged'))`,
  'update anchor.heads set hash = hash',
  'delete from anchor.heads',
  'truncate anchor.heads',
  'drop table anchor.heads',
  'alter table anchor.heads disable trigger all',
  `create or replace function anchor.note_heads() returns table (chain text, sequence bigint, hash bytea) language sql as
    $$ select 'ledger', 1::bigint, ''::bytea $$`,
];

it.for(changes)('neither the app nor the owner of the ledger may: %s', async (statement) => {
  for (const { db } of [app, owner]) {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied|must be owner/);
  }
});

it('is prepared again by each start without a change', async () => {
  await prepareSchema(ownerUrl, { databaseAllowOwner: false });
  expect(await listHeads(app.db)).toEqual([{ sequence: 1n }]);
  const { rows } = await sql<{ isMember: boolean }>`
    select pg_has_role(${`${name}_heads`}::regrole, 'set') as "isMember"`.execute(owner.db);
  expect(rows).toEqual([{ isMember: false }]);
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteHeads, sealJournals, verifyLedger } from '../ledger/index.ts';
import { asOwner, deposit, newSpendableAccount } from '../ledger/ledger-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { type Connection, connect, type OpenConnection, prepareSchema } from './index.ts';

// An owner as in an external database: no superuser, but allowed to create roles.
const { ownerUrl: superuserUrl, db: otherDatabase } = testDatabase();
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
  await deposit(app.db, newSpendableAccount(), 5n);
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

it('keeps the heads that the app notes, readable for app and owner', async () => {
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

it('names the ledger in each head, also in a table of an earlier version', async () => {
  await asOwner(superuserUrl.replace(/[^/]*$/, name), (client) =>
    client.query(`drop function anchor.note_heads(); alter table anchor.heads drop column ledger`),
  );
  await prepareSchema(ownerUrl, { databaseAllowOwner: false });
  await deposit(app.db, newSpendableAccount(), 5n);
  await sealJournals(app.db);
  await noteHeads(app.db, []);
  const { rows } = await sql`select sequence, ledger from anchor.heads order by sequence`.execute(app.db);
  const { head, findings } = await verifyLedger(app.db);
  expect(findings).toEqual([]);
  expect(rows).toEqual([
    { sequence: 1n, ledger: null },
    { sequence: 2n, ledger: head.ledger },
  ]);
});

it('gives each database a unique id', async () => {
  const [own, other] = [await verifyLedger(app.db), await verifyLedger(otherDatabase)];
  for (const { head } of [own, other]) expect(head.ledger).toMatch(/^ldg_[0-9a-f]{32}$/);
  expect(own.head.ledger).not.toBe(other.head.ledger);
  expect(own.eventHead.ledger).toBe(own.head.ledger);
});

it('is unchanged by further starts', async () => {
  const before = await listHeads(app.db);
  await prepareSchema(ownerUrl, { databaseAllowOwner: false });
  expect(await listHeads(app.db)).toEqual(before);
  const { rows } = await sql<{ isMember: boolean }>`
    select pg_has_role(${`${name}_heads`}::regrole, 'set') as "isMember"`.execute(owner.db);
  expect(rows).toEqual([{ isMember: false }]);
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteHeads, sealJournals, verifyLedger } from '../ledger/index.ts';
import { asOwner, deposit, newSpendableAccount } from '../ledger/ledger-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { AppRoleError } from './app-role.ts';
import { connect, type OpenConnection, prepareSchema } from './index.ts';

// An owner without the right to create roles: DATABASE_ALLOW_OWNER lets the app work as the owner.
const { ownerUrl: superuserUrl } = testDatabase();
const name = `plain_${randomBytes(6).toString('hex')}`;
const stranger = `${name}_stranger`;
const urlOf = (username: string): string =>
  Object.assign(new URL(superuserUrl), { username, password: 'secret', pathname: `/${name}` }).href;
const reasons: AppRoleError[] = [];
let app: OpenConnection;

beforeAll(async () => {
  await asOwner(superuserUrl, async (client) => {
    await client.query(`create role ${name} login password 'secret'`);
    await client.query(`create role ${stranger} login password 'secret'`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const onFallback = (reason: AppRoleError) => reasons.push(reason);
  app = connect(await prepareSchema(urlOf(name), { databaseAllowOwner: true, onFallback }));
});
afterAll(async () => {
  await app?.close();
  await asOwner(superuserUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`drop role if exists ${stranger}`);
  });
});

it('works as the owner, and reports the roles it could not create', async () => {
  const { rows } = await sql<{ current_user: string }>`select current_user`.execute(app.db);
  expect(rows).toEqual([{ current_user: name }]);
  expect(reasons.map(({ message }) => message)).toEqual([
    expect.stringContaining(`role ${name}_app cannot be prepared`),
    expect.stringContaining(`role ${name}_heads cannot be prepared`),
  ]);
});

const calls = [
  `select ledger_post('{}'::jsonb, now())`,
  'select ledger_seal(1)',
  'select audit_event_hash(null)',
  'select invoice_event_hash(null)',
];

it.for(calls)('lets no other role of the cluster call: %s', async (statement) => {
  const { db, close } = connect(urlOf(stranger));
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied for function/);
  await close();
});

it('leaves a ledger that passes verification', async () => {
  await deposit(app.db, newSpendableAccount(), 5n);
  await sealJournals(app.db);
  await noteHeads(app.db, []);
  expect((await verifyLedger(app.db, { roles: { allowOwner: true } })).findings).toEqual([]);
});

it('is a finding once the owner may no longer keep the chain heads', async () => {
  const { findings } = await verifyLedger(app.db);
  expect(findings.map(({ row, problem }) => `${row}: ${problem}`)).toContain(
    `schema anchor: is "schema owned by ${name}" where the migrations make "schema"`,
  );
});

it('does not mistake a lost connection for a missing role', async () => {
  const nowhere = Object.assign(new URL(urlOf(name)), { pathname: '/no_such_database' }).href;
  const failure = await prepareSchema(nowhere, { databaseAllowOwner: true }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(AppRoleError);
});

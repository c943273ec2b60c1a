import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { verifyWithin } from '../ledger/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { connect, type ExpectedRoles } from './index.ts';
import { writeColumns } from './schema-columns.ts';
import { describeSchema } from './schema-description.ts';

const database = testDatabase();
const owner = connect(database.ownerUrl);
afterAll(() => owner.close());

async function findingsAfter(change: string, roles: ExpectedRoles = {}): Promise<string> {
  const transaction = await owner.db.startTransaction().execute();
  try {
    await sql`create role stranger`.execute(transaction);
    await sql.raw(change).execute(transaction);
    const { findings } = await verifyWithin(transaction, { roles });
    return findings.map(({ row, problem }) => `${row}: ${problem}`).join('\n');
  } finally {
    await transaction.rollback().execute();
  }
}

/**
 * After a change of migrations or SQL files, update: `npx vitest run --project db server/src/db/schema-description -u`.
 */
it('the checked-in description and columns match the migrations', async () => {
  const lines = await owner.db.transaction().execute(describeSchema);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./schema.txt');
  await expect(writeColumns(lines)).toMatchFileSnapshot('./schema-columns.generated.ts');
});

it('is the same for the app, and finds nothing in a freshly migrated schema', async () => {
  expect(await database.db.transaction().execute(describeSchema)).toEqual(
    await owner.db.transaction().execute(describeSchema),
  );
  expect(await findingsAfter('select')).toBe('');
});

it('lets administrators add tables, indexes, readers, and columns of tables that guard nothing', async () => {
  const change = `create table notes (id text); create index extra on ledger_lines (amount);
    alter table people add column note text; grant select on ledger_lines to public`;
  expect(await findingsAfter(change)).toBe('');
});

const changes = {
  'alter table ledger_lines disable trigger ledger_lines_3_apply': 'trigger ledger_lines.ledger_lines_3_apply: is',
  'alter table ledger_journals disable trigger all': 'trigger ledger_journals.',
  'drop trigger ledger_seals_append_only on ledger_seals': 'trigger ledger_seals.ledger_seals_append_only: is gone',
  'alter table ledger_balances drop constraint ledger_balances_not_negative':
    'constraint ledger_balances.ledger_balances_not_negative: is gone',
  'alter table ledger_journals drop constraint ledger_journals_key':
    'constraint ledger_journals.ledger_journals_key: is gone',
  'drop index ledger_journals_reversed_once': 'index ledger_journals.ledger_journals_reversed_once: is gone',
  'alter table ledger_lines alter column hash drop not null': 'column ledger_lines.hash: is',
  'alter table ledger_lines add column note text': 'column ledger_lines.note: was added past the migrations',
  'alter function ledger_post(jsonb, timestamptz) reset all': 'function ledger_post(',
  'alter function ledger_post(jsonb, timestamptz) security invoker': 'function ledger_post(',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$':
    'function refuse_change(): is',
  'create function ledger_back_door() returns void language sql as $$ select $$':
    'function ledger_back_door(): was added past the migrations',
  'create rule quiet as on delete to audit_events do instead nothing':
    'rule audit_events.quiet: was added past the migrations',
  'drop trigger heads_append_only on anchor.heads': 'trigger anchor.heads.heads_append_only: is gone',
  'drop table anchor.heads': 'table anchor.heads: is gone',
  'grant update on ledger_balances to public': 'table ledger_balances: gives everybody the right to update',
  'grant update (posted) on ledger_balances to public': 'table ledger_balances: gives everybody the right to update',
  'grant execute on function ledger_write to public': 'function ledger_write',
  'alter function ledger_post(jsonb, timestamptz) owner to stranger': ', owned by stranger"',
  'alter function audit_event_enter() owner to stranger': ', owned by stranger"',
  'alter table invoice_events owner to stranger': 'table invoice_events: is "table owned by stranger"',
  'alter table anchor.heads owner to stranger': 'table anchor.heads: is "table owned by stranger"',
  'alter table anchor.heads owner to postgres': 'table anchor.heads: is "table owned by postgres"',
  'alter function anchor.note_heads() owner to stranger': 'function anchor.note_heads(): is',
  'alter schema anchor owner to stranger': 'schema anchor: is "schema owned by stranger"',
  'alter schema public owner to stranger': 'schema public: is "schema owned by stranger"',
  'grant insert on audit_events to stranger': 'table audit_events: gives stranger the right to insert',
  'grant insert (detail) on invoice_events to stranger': 'table invoice_events: gives stranger the right to insert',
  'grant update on invoices to stranger': 'table invoices: gives stranger the right to update',
  'grant delete on audit_events to public': 'table audit_events: gives everybody the right to delete',
  'grant execute on function ledger_post to stranger':
    'function ledger_post(jsonb,timestamp with time zone): gives stranger the right to execute',
  'grant execute on function audit_event_hash to stranger':
    'function audit_event_hash(audit_events): gives stranger the right to execute',
  'grant execute on function invoice_event_hash to public':
    'function invoice_event_hash(invoice_events): gives everybody the right to execute',
  'grant insert on anchor.heads to postgres_app': 'table anchor.heads: gives postgres_app the right to insert',
  'grant execute on function anchor.note_heads to stranger':
    'function anchor.note_heads(): gives stranger the right to execute',
  'alter table ledger_balances drop constraint ledger_balances_not_negative, add constraint ledger_balances_not_negative check (posted >= 0) not enforced':
    'constraint ledger_balances.ledger_balances_not_negative: is',
  'alter role stranger set session_replication_role = replica':
    'setting session_replication_role: is replica for stranger, which turns triggers off',
  'alter role all set session_replication_role = replica':
    'setting session_replication_role: is replica for everybody, which turns triggers off',
  'create table ledger_side_entrance () inherits (ledger_lines)': 'table ledger_side_entrance: was added past',
  'create table side_entrance () inherits (ledger_lines)': 'table side_entrance: adds its rows to ledger_lines',
  'create table side_entrance () inherits (audit_events)': 'table side_entrance: adds its rows to audit_events',
  'grant postgres_heads to postgres_app': 'role postgres_app: may act as postgres_heads',
  'grant postgres_heads to stranger; grant stranger to postgres_app': 'role postgres_app: may act as postgres_heads',
  'grant create on schema public to stranger': 'schema public: gives stranger the right to create',
  'grant create on schema anchor to postgres_app': 'schema anchor: gives postgres_app the right to create',
} as const;

it.for(Object.entries(changes))('names what this changed: %s', async ([change, finding]) => {
  expect(await findingsAfter(change)).toContain(finding);
});

it('accepts the app’s rights for a role that the installation provides, and no others', async () => {
  const roles = { appRole: 'stranger' };
  expect(await findingsAfter('grant insert on audit_events to stranger', roles)).toBe('');
  expect(await findingsAfter('grant delete on audit_events to stranger', roles)).toBe(
    'table audit_events: gives stranger the right to delete',
  );
});

it('accepts an app that may act as the owner only where the settings allow it', async () => {
  const change = `create role own_app; grant postgres to own_app`;
  expect(await findingsAfter(change, { appRole: 'own_app', allowOwner: true })).toBe('');
  expect(await findingsAfter(change, { appRole: 'own_app' })).toContain('role own_app: may act as postgres');
});

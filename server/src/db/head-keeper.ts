import type pg from 'pg';
import { AppRoleError, explainRole, roleBeside, roleOf, UnfitRoleError } from './app-role.ts';
import { lockNumbers } from './lock-numbers.ts';
import { onConnection } from './on-connection.ts';

/** Processes that start together take turns. */
const keeperLock = lockNumbers.headKeeper;

export interface HeadKeeperOptions {
  /** The role that the app works as. */
  readonly appRole: string;
  /** Let the owner itself keep the heads: only triggers guard them then. */
  readonly allowOwner: boolean;
  /** Called when the owner keeps the heads because the keeper's role could not be created. */
  readonly onFallback?: ((reason: AppRoleError) => void) | undefined;
}

/**
 * Prepares the schema that keeps noted chain heads. It belongs to a role that nobody signs in as, so neither the app
 * nor the owner of the other tables can change or delete heads. The app adds the current heads through a function of
 * that role, and can add nothing else.
 * @throws AppRoleError when that role can't be created
 */
export async function prepareHeadKeeper(
  ownerUrl: string,
  { appRole, allowOwner, onFallback }: HeadKeeperOptions,
): Promise<void> {
  const prepare = (keeper: string) =>
    onConnection(ownerUrl, async (client) => {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [keeperLock]);
      if (!allowOwner) await assertKeeps(client, keeper);
      if (!(await isPrepared(client, appRole))) {
        await ensureRole(client, keeper);
        await createAnchor(client, client.escapeIdentifier(keeper), client.escapeIdentifier(appRole));
      }
      await client.query('commit');
    });
  const keeper = roleBeside(roleOf(ownerUrl), '_heads');
  try {
    await prepare(keeper);
  } catch (error) {
    const reason = explainRole(error, keeper);
    if (!allowOwner || !(reason instanceof AppRoleError)) throw reason;
    onFallback?.(reason);
    await prepare(roleOf(ownerUrl));
  }
}

/**
 * Fails if another role, such as the ledger's owner since an earlier start, owns the heads: they are not safe there.
 */
async function assertKeeps(client: pg.Client, keeper: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    `select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'anchor' and pg_get_userbyid(nspowner) <> $1`,
    [keeper],
  );
  if (rows[0]) throw new UnfitRoleError(`the schema anchor and the heads in it belong to ${rows[0].owner} instead`);
}

async function isPrepared(client: pg.Client, appRole: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_proc where oid = to_regprocedure('anchor.note_heads()') and 'ledger' = any(proargnames)
       and has_function_privilege($1, oid, 'execute') and has_schema_privilege($1, pronamespace, 'usage')`,
    [appRole],
  );
  return rowCount === 1;
}

async function ensureRole(client: pg.Client, keeper: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [keeper]);
  if (rowCount) return;
  await client.query('savepoint before_role');
  try {
    await client.query(`create role ${client.escapeIdentifier(keeper)} nologin`);
  } catch (error) {
    // Another database of the cluster with the same owner may have created the role: no lock spans databases.
    if (!['42710', '23505'].includes((error as { readonly code?: string }).code ?? '')) throw error;
    await client.query('rollback to savepoint before_role');
  }
}

async function createAnchor(client: pg.Client, keeper: string, appRole: string): Promise<void> {
  const { rows } = await client.query<{ owner: string; mayAct: boolean; hasSchema: boolean }>(
    `select quote_ident(current_user) as owner, pg_has_role($1::regrole, 'set') as "mayAct",
       to_regnamespace('anchor') is not null as "hasSchema"`,
    [keeper],
  );
  const [found] = rows;
  if (!found) throw new Error('The database returned no row.');
  const { owner, mayAct, hasSchema } = found;
  // The owner is a member of the keeper's role only during this setup.
  if (!mayAct) await client.query(`grant ${keeper} to ${owner} with inherit false, set true`);
  if (!hasSchema) await client.query(`create schema anchor authorization ${keeper}`);
  await client.query(`
    grant usage on schema public to ${keeper};
    grant select on ledger_chain_heads, ledger_identity to ${keeper};
    set local role ${keeper};
    ${anchor}
    grant usage on schema anchor to ${owner}, ${appRole};
    grant select on anchor.heads to ${owner}, ${appRole};
    grant execute on function anchor.note_heads() to ${owner}, ${appRole};
    reset role;
  `);
  if (!mayAct) await client.query(`revoke ${keeper} from ${owner}`);
}

const anchor = `
  create table if not exists anchor.heads (
    chain text not null check (chain in ('ledger', 'events')),
    sequence bigint not null check (sequence > 0),
    hash bytea not null check (length(hash) = 32),
    noted_at timestamptz not null default clock_timestamp(),
    primary key (chain, sequence, hash)
  );

  -- A table of an earlier version lacks it, and its rows stay without.
  alter table anchor.heads add column if not exists ledger text;

  create or replace function anchor.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;
  create or replace trigger heads_append_only before update or delete or truncate on anchor.heads
    for each statement execute function anchor.refuse_change();

  drop function if exists anchor.note_heads();
  create function anchor.note_heads() returns table (ledger text, chain text, sequence bigint, hash bytea)
  language sql security definer set search_path = anchor, pg_temp as $$
    with current as materialized (
        select i.id as ledger, h.chain, h.sequence, h.hash from public.ledger_chain_heads h cross join public.ledger_identity i),
      noted as (insert into anchor.heads (ledger, chain, sequence, hash) select ledger, chain, sequence, hash from current
        on conflict do nothing)
    select ledger, chain, sequence, hash from current
  $$;
  revoke all on function anchor.note_heads() from public;
`;

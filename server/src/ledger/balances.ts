import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Account, AccountCode } from './accounts.ts';
import type { Unit } from './journal-entry.ts';

/**
 * Returns balances in minor units by account and unit, each positive on its account's normal side, minus open holds.
 * Accounts without postings are absent. An account of the house is summed from its lines, which takes time in
 * proportion to their number.
 */
export async function balances(
  db: Connection,
  accounts: readonly Account[],
): Promise<Map<AccountCode, Map<Unit, bigint>>> {
  const codes = accounts.map((account) => account.code);
  const { rows } = await sql<{ code: string; unit: string; balance: string }>`
    select a.code, a.unit, case
      when a.keeps_balance then
        (select b.posted - b.pending_decrease from ledger_balances b where b.account_id = a.id)
      else
        (select coalesce(sum(case when l.direction = a.normal_side then l.amount else -l.amount end), 0)
         from ledger_lines l where l.account_id = a.id and l.is_posted)
      end as balance
    from ledger_accounts a where a.code = any(${codes})`.execute(db);

  const found = new Map<AccountCode, Map<Unit, bigint>>();
  for (const { code, unit, balance } of rows) {
    found.set(code, (found.get(code) ?? new Map<Unit, bigint>()).set(unit, BigInt(balance)));
  }
  return found;
}

/** Returns one account's balance in one unit, as {@link balances} does; 0 if nothing was ever posted. */
export async function balanceOf(db: Connection, account: Account, unit: Unit): Promise<bigint> {
  return (await balances(db, [account])).get(account.code)?.get(unit) ?? 0n;
}

/**
 * Returns the balance and locks its row until the transaction ends, for postings whose amount depends on it. Only for
 * accounts of customers and invoices.
 */
export async function lockedBalanceOf(db: Connection, account: Account, unit: Unit): Promise<bigint> {
  const { rows } = await sql<{ balance: string | null }>`
    select ledger_lock_balance(${account.code}, ${unit}) as balance`.execute(db);
  return BigInt(rows[0]?.balance ?? 0);
}

export interface OwnedAccounts {
  /** Kind of account, such as `reserve` or `ar`. */
  readonly prefix: string;
  readonly organizationId: string;
  readonly unit: Unit;
}

/**
 * Sums an organization's accounts of one kind, such as all its guaranteed funds. The cost depends on the number of
 * accounts that are not empty, not on how many were ever opened.
 */
export async function sumByOwner(db: Connection, { prefix, organizationId, unit }: OwnedAccounts): Promise<bigint> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(posted), 0) as total from ledger_balances
    where owner_organization_id = ${organizationId} and kind = ${prefix} and unit = ${unit} and not is_empty`.execute(
    db,
  );
  return BigInt(rows[0]?.total ?? 0);
}

/** Returns those of the units in which an organization's accounts of these kinds are not all empty. */
export async function unitsOfOwner(
  db: Connection,
  {
    organizationId,
    prefixes,
    units,
  }: { readonly organizationId: string; readonly prefixes: readonly string[]; readonly units: readonly Unit[] },
): Promise<readonly Unit[]> {
  // One probe of the index for each unit and kind: an organization may have a million open invoices.
  const { rows } = await sql<{ unit: string }>`
    select distinct unit from unnest(${units}::text[]) unit cross join unnest(${prefixes}::text[]) kind
    where exists (select from ledger_balances b where b.owner_organization_id = ${organizationId}
      and b.kind = kind.kind and b.unit = unit.unit and not b.is_empty)`.execute(db);
  return rows.map(({ unit }) => unit);
}

export interface OwnedBalance {
  readonly organizationId: string;
  readonly unit: Unit;
  /** Posted, in minor units; greater than 0. */
  readonly balance: bigint;
  /** Pass as `after` to continue behind it. */
  readonly key: string;
}

/** Lists the balances of one kind of account that are not empty, by organization and unit. */
export async function listOwnedBalances(
  db: Connection,
  {
    prefix,
    after = '',
    limit,
  }: { readonly prefix: 'due:seller'; readonly after?: string | undefined; readonly limit: number },
): Promise<readonly OwnedBalance[]> {
  const [afterOwner = '', afterUnit = ''] = after.split(' ');
  const { rows } = await sql<{ owner: string; unit: string; posted: string }>`
    select owner_organization_id as owner, unit, posted from ledger_balances
    where kind = ${prefix} and not is_empty and (owner_organization_id, unit) > (${afterOwner}, ${afterUnit})
    order by owner_organization_id, unit limit ${limit}`.execute(db);
  return rows.map(({ owner, unit, posted }) => ({
    organizationId: owner,
    unit,
    balance: BigInt(posted),
    key: `${owner} ${unit}`,
  }));
}

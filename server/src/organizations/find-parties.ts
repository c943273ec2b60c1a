import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Locale } from '../kernel/index.ts';
import { type CurrencyAccount, toCurrencyAccount } from './currency-accounts.ts';
import { type Organization, toOrganization } from './organization.ts';
import type { CurrencyAccountsTable } from './tables.ts';

/** Whom an organization's mails go to, and their language. */
export interface Owner {
  readonly email: string;
  readonly locale: Locale;
}

/** An organization with the data that a payment needs. */
export interface Party {
  readonly organization: Organization;
  /** Oldest first. */
  readonly accounts: readonly CurrencyAccount[];
  /** The first owner first. */
  readonly owners: readonly Owner[];
}

/** Finds organizations by id with a single query; unknown ids are absent. */
export async function findParties(db: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, Party>> {
  const rows = await db
    .selectFrom('organizations')
    .selectAll()
    .select([
      sql<Omit<Selectable<CurrencyAccountsTable>, 'created_at'>[]>`(
        select coalesce(json_agg(account order by account.id), '[]')
        from currency_accounts account where account.organization_id = organizations.id)`.as('accounts'),
      sql<Owner[]>`(
        select coalesce(json_agg(json_build_object('email', people.email, 'locale', coalesce(people.locale, 'en'))
          order by memberships.created_at, people.id), '[]')
        from memberships join people on people.id = memberships.person_id
        where memberships.organization_id = organizations.id and memberships.role = 'owner')`.as('owners'),
    ])
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
    .execute();
  return new Map(
    rows.map(({ accounts, owners, ...row }) => [
      row.id,
      { organization: toOrganization(row), accounts: accounts.map(toCurrencyAccount), owners },
    ]),
  );
}

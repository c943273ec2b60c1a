import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { getOrganization, type Organization } from '../../organizations/index.ts';
import type { IncomingCredit } from '../../providers/index.ts';
import { isActiveForTransactions } from '../currency-status.ts';
import type { DepositTarget } from './deposit.ts';
import { findReference } from './deposit-reference.ts';

export interface Match {
  readonly target: DepositTarget;
  readonly organization: Organization;
  readonly by: 'account' | 'reference';
}

/** Finds whose account a credit is for: by the credited account, else by the reference; null when nobody can tell. */
export async function matchCredit(db: Connection, credit: IncomingCredit): Promise<Match | null> {
  return (await matchByAccount(db, credit)) ?? (await matchByReference(db, credit));
}

async function matchByAccount(db: Connection, { creditedAccount, currency }: IncomingCredit): Promise<Match | null> {
  const account = await db
    .selectFrom('currency_accounts')
    .select(['organization_id', 'account_type'])
    .where('bank_account_number', '=', creditedAccount)
    .where('currency', '=', currency)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!account) return null;
  const { organization_id: organizationId, account_type: accountType } = account;
  return await activeMatch(db, { organizationId, accountType }, 'account');
}

async function matchByReference(db: Connection, { remittance, currency }: IncomingCredit): Promise<Match | null> {
  const reference = findReference(remittance);
  if (reference === null) return null;
  const found = [
    ...(await listNamed(db, currency).where(digitsOf('organizations.id'), '=', reference).execute()),
    ...(await listNamed(db, currency)
      .where('account_type', '<>', 'traditional')
      .where(digitsOf("organization_id || ':' || account_type"), '=', reference)
      .execute()),
  ];
  // Two organizations with one reference are next to impossible; then staff decide.
  if (new Set(found.map(({ id }) => id)).size !== 1) return null;
  for (const { id: organizationId, account_type: accountType } of found) {
    const match = await activeMatch(db, { organizationId, accountType }, 'reference');
    if (match) return match;
  }
  return null;
}

/** As `depositReferenceOf` computes them of a name. */
const digitsOf = (name: string) => sql<string>`upper(left(md5(${sql.raw(name)}), 12))`;

/** Accounts in a currency. The reference of an organization names none of its accounts: the traditional one comes first. */
const listNamed = (db: Connection, currency: string) =>
  db
    .selectFrom('organizations')
    .innerJoin('currency_accounts', 'currency_accounts.organization_id', 'organizations.id')
    .select(['organizations.id', 'account_type'])
    .where('currency', '=', currency)
    .where('is_active', '=', true)
    .orderBy(sql`account_type <> 'traditional'`)
    .orderBy('currency_accounts.created_at');

/** Finds an organization's account in a currency that money may reach, the traditional one first; null without one. */
export async function findTarget(
  db: Connection,
  organizationId: string,
  currency: string,
): Promise<DepositTarget | null> {
  const found = await db
    .selectFrom('currency_accounts')
    .select('account_type')
    .where('organization_id', '=', organizationId)
    .where('currency', '=', currency)
    .where('is_active', '=', true)
    .orderBy(sql`account_type <> 'traditional'`)
    .orderBy('created_at')
    .execute();
  for (const { account_type: accountType } of found) {
    const match = await activeMatch(db, { organizationId, accountType }, 'account');
    if (match) return match.target;
  }
  return null;
}

async function activeMatch(db: Connection, target: DepositTarget, by: Match['by']): Promise<Match | null> {
  const organization = await getOrganization(db, target.organizationId);
  const isActive = isActiveForTransactions(organization, { accountType: target.accountType, isActive: true });
  return isActive ? { target, organization, by } : null;
}

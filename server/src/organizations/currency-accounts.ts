import { randomInt } from 'node:crypto';
import type { AccountType } from '@quittance/sdk/contract';
import { accountTypes } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import type { CurrencyAccountsTable } from './tables.ts';

/** An organization's account in one currency. The ledger holds its money. */
export interface CurrencyAccount {
  readonly id: string;
  readonly organizationId: string;
  readonly currency: string;
  readonly accountType: AccountType;
  readonly bankAccountNumber?: string;
  readonly isActive: boolean;
}

/** Returns the type of the account that money in a currency goes to: an open one, preferably traditional. */
export const receivingAccountType = (accounts: readonly CurrencyAccount[], currency: string): AccountType =>
  accountTypes.find((type) =>
    accounts.some((account) => account.isActive && account.currency === currency && account.accountType === type),
  ) ?? 'traditional';

export interface NewCurrencyAccount {
  readonly currency: string;
  /** For USD. Default, and the only type for other currencies: traditional. */
  readonly accountType?: AccountType;
  /** Default: a new one. */
  readonly bankAccountNumber?: string;
  /** Default: true. */
  readonly isActive?: boolean;
}

export const toCurrencyAccount = (row: Omit<Selectable<CurrencyAccountsTable>, 'created_at'>): CurrencyAccount => ({
  id: row.id,
  organizationId: row.organization_id,
  currency: row.currency,
  accountType: row.account_type,
  ...(row.bank_account_number !== null && { bankAccountNumber: row.bank_account_number }),
  isActive: row.is_active,
});

/** Twelve digits. The unique index refuses the unlikely duplicate among 9·10¹¹. */
const newBankAccountNumber = (): string => `${randomInt(1, 10)}${String(randomInt(0, 1e11)).padStart(11, '0')}`;

/** Opens an account for an organization in one currency, or a closed one again. */
export async function openCurrencyAccount(
  transaction: Connection,
  organizationId: string,
  account: NewCurrencyAccount,
): Promise<CurrencyAccount> {
  const row = await transaction
    .insertInto('currency_accounts')
    .values({
      id: newId('cac'),
      organization_id: organizationId,
      currency: account.currency,
      account_type: account.accountType ?? 'traditional',
      bank_account_number: account.bankAccountNumber ?? newBankAccountNumber(),
      is_active: account.isActive ?? true,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'currency', 'account_type'])
        .doUpdateSet({ is_active: true })
        .where('currency_accounts.is_active', '=', false),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCurrencyAccount(row);
}

/** Lists an organization's accounts by opening time. Screens order them differently. */
export async function listOpenedAccounts(db: Connection, organizationId: string): Promise<readonly CurrencyAccount[]> {
  const rows = await db
    .selectFrom('currency_accounts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toCurrencyAccount);
}

/** Finds an organization's account in one currency; null if it was never opened. */
export async function findCurrencyAccount(
  db: Connection,
  organizationId: string,
  key: { readonly currency: string; readonly accountType?: AccountType },
): Promise<CurrencyAccount | null> {
  const row = await db
    .selectFrom('currency_accounts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('currency', '=', key.currency)
    .where('account_type', '=', key.accountType ?? 'traditional')
    .executeTakeFirst();
  return row ? toCurrencyAccount(row) : null;
}

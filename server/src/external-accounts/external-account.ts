import type { ExternalAccountStatus } from '@quittance/sdk/banking';
import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import type { ExternalAccountsTable } from './tables.ts';

/** A bank account to pay out to, as stored. */
export type ExternalAccount = Selectable<ExternalAccountsTable>;

/** Names an account of an organization. */
export interface ExternalAccountKey {
  readonly organizationId: string;
  readonly accountId: string;
}

export const noSuchAccount = (): Refusal => new Refusal('NotFoundError', 'There is no such bank account.');

/** Returns an account of the organization, also a removed one. @throws NotFoundError */
export async function getAccount(db: Connection, key: ExternalAccountKey): Promise<ExternalAccount> {
  const account = await accountOf(db, key).executeTakeFirst();
  if (!account) throw noSuchAccount();
  return account;
}

/** Locks an account until the transaction ends. @throws NotFoundError, also for a removed one */
export async function lockAccount(transaction: Connection, key: ExternalAccountKey): Promise<ExternalAccount> {
  const account = await accountOf(transaction, key).where('removed_at', 'is', null).forUpdate().executeTakeFirst();
  if (!account) throw noSuchAccount();
  return account;
}

const accountOf = (db: Connection, { organizationId, accountId }: ExternalAccountKey) =>
  db
    .selectFrom('external_accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('organization_id', '=', organizationId);

/** Returns whether an account can be paid. @param at business time: a waiting period ends */
export function statusOf(
  account: Pick<ExternalAccount, 'removed_at' | 'attention_reason' | 'payable_from'>,
  at: Date,
): ExternalAccountStatus {
  if (account.removed_at !== null) return 'removed';
  if (account.attention_reason !== null) return 'needs-attention';
  return account.payable_from > at ? 'pending' : 'active';
}

/** Converts an account to the form of the wire. Numbers are masked. */
export function presentAccount(account: ExternalAccount, at: Date): CallOutput<Contract['addExternalAccount']> {
  const status = statusOf(account, at);
  return {
    _id: account.id,
    version: account.version,
    status,
    ...(status === 'needs-attention' && account.attention_reason && { attentionReason: account.attention_reason }),
    ...(status === 'pending' && { payableFrom: account.payable_from.toISOString() }),
    name: account.name,
    kind: account.kind,
    holderName: account.holder_name,
    country: account.country,
    currency: account.currency,
    rail: account.rail,
    maskedNumber: account.masked_number,
    details: account.shown_details,
    address: account.address,
    nameCheck: {
      outcome: account.name_check_outcome,
      ...(account.suggested_name !== null && { suggestedName: account.suggested_name }),
      checkedAt: account.name_checked_at.toISOString(),
    },
    isKnown: account.known_since !== null,
    addedAt: account.added_at.toISOString(),
    changedAt: account.changed_at.toISOString(),
  };
}

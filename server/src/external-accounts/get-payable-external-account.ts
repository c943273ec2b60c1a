import type { ExternalAccountKind, NameCheckOutcome, PayoutRail } from '@quittance/sdk/banking';
import type { PostalAddress } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import { type ExternalAccountKey, noSuchAccount, statusOf } from './external-account.ts';

/** A bank account that money can be sent to now. */
export interface PayableExternalAccount {
  readonly id: string;
  /** What the organization calls it. */
  readonly name: string;
  readonly kind: ExternalAccountKind;
  readonly holderName: string;
  readonly holderAddress: PostalAddress;
  /** Of the bank. */
  readonly country: string;
  readonly currency: string;
  readonly rail: PayoutRail;
  readonly maskedNumber: string;
  /** For the rails: `openDetails` opens them. */
  readonly sealedDetails: Buffer;
  /** Of holder and details: what a payment was made with. */
  readonly version: number;
  readonly nameCheckOutcome: NameCheckOutcome;
  /** Business time of the first payment that reached the current holder and details; null: never paid. */
  readonly knownSince: Date | null;
}

/**
 * Returns a bank account to pay. In a transaction it can't be changed or removed until the commit.
 * @param at business time
 * @throws NotFoundError, also for a removed account; ExternalAccountNotPayableError while it is pending or needs attention
 */
export async function getPayableExternalAccount(
  db: Connection,
  { organizationId, accountId, at }: ExternalAccountKey & { readonly at: Date },
): Promise<PayableExternalAccount> {
  const account = await db
    .selectFrom('external_accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('organization_id', '=', organizationId)
    .forShare()
    .executeTakeFirst();
  if (!account || account.removed_at !== null) throw noSuchAccount();
  const status = statusOf(account, at);
  if (status !== 'active') {
    throw new Refusal('ExternalAccountNotPayableError', `The bank account is ${status} and can't be paid.`);
  }
  return {
    id: account.id,
    name: account.name,
    kind: account.kind,
    holderName: account.holder_name,
    holderAddress: account.address,
    country: account.country,
    currency: account.currency,
    rail: account.rail,
    maskedNumber: account.masked_number,
    sealedDetails: account.sealed_details,
    version: account.version,
    nameCheckOutcome: account.name_check_outcome,
    knownSince: account.known_since,
  };
}

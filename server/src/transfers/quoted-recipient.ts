import { getPayableExternalAccount, type PayableExternalAccount } from '../external-accounts/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import type { Quote } from './quote.ts';

/**
 * Returns the recipient as it was quoted.
 * @throws NotFoundError, ExternalAccountNotPayableError; RecipientUnavailableError after a change of its details
 */
export async function getQuotedRecipient(
  { db }: OperationContext,
  { organizationId, recipient }: Quote,
  at: Date,
): Promise<PayableExternalAccount> {
  if (recipient === null) throw new Error('Only a withdrawal has a recipient.');
  const account = await getPayableExternalAccount(db, { organizationId, accountId: recipient.accountId, at });
  if (account.version !== recipient.version) {
    throw new Refusal('RecipientUnavailableError', 'The details of the recipient have changed since the quote.');
  }
  return account;
}

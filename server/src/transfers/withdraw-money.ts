import { lockName } from '../db/index.ts';
import type { PayableExternalAccount } from '../external-accounts/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { postJournalsLast } from '../ledger/index.ts';
import { moneyHeld } from './postings.ts';
import { queued } from './queued-withdrawal.ts';
import { assertInForce, assertUnused, getQuote, type Quote } from './quote.ts';
import { getQuotedRecipient } from './quoted-recipient.ts';
import { type Beginning, insertTransfer, type Transfer } from './transfer.ts';
import { mailTransferMade } from './transfer-mails.ts';
import { moveMoney, type TransferMoney } from './transfer-money.ts';
import { getParties, getUsableAccount } from './transfer-parties.ts';
import { mustBeReviewed } from './withdrawal-review.ts';

/**
 * P11a: takes the money and the fee of a withdrawal. It is sent after some minutes in which it can be canceled, or waits
 * for staff.
 * @throws NotFoundError for a quote of somebody else or of another transfer; QuoteExpiredError, QuoteUsedError
 * @throws RecipientUnavailableError when the recipient has changed since the quote; ExternalAccountNotPayableError
 * @throws CurrencyAccountUnavailableError, PersonOrCompanyDisabled, InsufficientFundsError
 */
export async function withdrawMoney(
  context: OperationContext,
  { organizationId, quoteId }: TransferMoney,
): Promise<Transfer> {
  const { app, db } = context;
  const quote = await getQuote(db, organizationId, quoteId);
  if (quote.recipient === null) throw new Refusal('NotFoundError', 'There is no such quote.');
  const at = await app.clock.now(db);
  await assertUnused(db, quote.id);
  assertInForce(quote, at);
  const parties = await getParties(context, quote);
  getUsableAccount(parties.sender, { currency: quote.fromCurrency, accountType: quote.fromAccountType });
  const recipient = await getQuotedRecipient(context, quote, at);
  const beginning: Beginning = parties.sender.organization.monitored
    ? { state: 'on_hold', wasHeld: true, movedAt: null, arrivesAt: null, completedAt: null, sendAt: null }
    : { wasHeld: false, movedAt: at, completedAt: null, ...(await queueOrReview(context, { quote, recipient, at })) };
  const transfer = await insertTransfer(context, { quote, at, ...beginning });
  if (beginning.wasHeld) await postJournalsLast(db, app.clock, [moneyHeld(transfer)]);
  else await moveMoney(context, transfer, parties);
  await mailTransferMade(context, transfer, parties.sender);
  return transfer;
}

interface Reviewed {
  readonly quote: Quote;
  readonly recipient: PayableExternalAccount;
  readonly at: Date;
}

/** The state in which a withdrawal waits: for staff, or for its sending. */
export async function queueOrReview(
  context: OperationContext,
  { quote, recipient, at }: Reviewed,
): Promise<Pick<Beginning, 'state' | 'sendAt' | 'arrivesAt'>> {
  // One after another, so that each counts those before it towards the day's limit.
  await lockName(context.db, `withdrawals of ${quote.organizationId}`);
  return (await mustBeReviewed(context, quote, recipient))
    ? { state: 'in_review', sendAt: null, arrivesAt: null }
    : await queued(context, quote, at);
}

import { type OperationContext, Refusal } from '../kernel/index.ts';
import { postJournalsLast } from '../ledger/index.ts';
import { recordTrade } from './fx-trades.ts';
import { moneyHeld, moneyMoved } from './postings.ts';
import { assertInForce, assertUnused, getQuote, isViaTransit, type Quote } from './quote.ts';
import { type Beginning, insertTransfer, type Transfer } from './transfer.ts';
import { mailTransferMade, mailTransferReceived } from './transfer-mails.ts';
import { queueBookTransfer } from './transfer-owner.ts';
import { assertUsable, getParties, type TransferParties } from './transfer-parties.ts';

export interface TransferMoney {
  readonly organizationId: string;
  readonly quoteId: string;
}

/**
 * Makes the transfer of a quote, to an own account or to another business. The journals are posted as the transaction's
 * last step; the ledger's refusals are thrown there.
 * @throws NotFoundError for a quote of somebody else or of a withdrawal; QuoteExpiredError, QuoteUsedError
 * @throws CurrencyAccountUnavailableError, RecipientUnavailableError, PersonOrCompanyDisabled
 * @throws InsufficientFundsError
 */
export async function transferMoney(
  context: OperationContext,
  { organizationId, quoteId }: TransferMoney,
): Promise<Transfer> {
  const { app, db } = context;
  const quote = await getQuote(db, organizationId, quoteId);
  if (quote.toOrganizationId === null) throw new Refusal('NotFoundError', 'There is no such quote.');
  const at = await app.clock.now(db);
  await assertUnused(db, quote.id);
  assertInForce(quote, at);
  const parties = await getParties(context, quote);
  assertUsable(quote, parties);
  const isHeld = parties.sender.organization.monitored;
  const transfer = await insertTransfer(context, { quote, at, ...beginningOf(quote, at, isHeld) });
  if (isHeld) await postJournalsLast(db, app.clock, [moneyHeld(transfer)]);
  else await moveMoney(context, transfer, parties);
  await mailTransferMade(context, transfer, parties.sender);
  return transfer;
}

function beginningOf(quote: Quote, at: Date, isHeld: boolean): Beginning {
  return isHeld
    ? { state: 'on_hold', wasHeld: true, movedAt: null, arrivesAt: null, completedAt: null }
    : { wasHeld: false, movedAt: at, ...arrivalOf(quote, at) };
}

/** When the money of a quote arrives if it moves now, and the state until then. */
export function arrivalOf(
  quote: Quote,
  at: Date,
): Pick<Beginning, 'arrivesAt' | 'completedAt'> & { readonly state: 'in_transit' | 'completed' } {
  if (!isViaTransit(quote)) {
    return { state: 'completed', arrivesAt: at, completedAt: at };
  }
  const takesMs = quote.arrivesAt.getTime() - quote.createdAt.getTime();
  return { state: 'in_transit', arrivesAt: new Date(at.getTime() + takesMs), completedAt: null };
}

/** Moves the money of a transfer from the balance, or the hold, and tells its recipient. */
export async function moveMoney(
  context: OperationContext,
  transfer: Transfer,
  parties: TransferParties,
): Promise<void> {
  await postJournalsLast(context.db, context.app.clock, moneyMoved(transfer));
  await recordTrade(context, transfer);
  if (transfer.viaTransit) await queueBookTransfer(context, transfer);
  if (transfer.state === 'completed') await mailTransferReceived(context, transfer, parties);
}

import { decisionsAbout, type TransferDecision } from '@quittance/sdk/rules';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import { absorbPayout, chargePayout, recoverPayout } from './decide-contradicted.ts';
import { moneyBlocked, payoutRefunded } from './postings.ts';
import { queued } from './queued-withdrawal.ts';
import { getQuotedRecipient } from './quoted-recipient.ts';
import { lockTransfer, moveTransfer, type Transfer } from './transfer.ts';
import { arrivalOf, moveMoney } from './transfer-money.ts';
import { assertSends, assertUsable, getParties, getUsableAccount } from './transfer-parties.ts';
import { undoTransfer } from './undo-transfer.ts';
import { queueOrReview } from './withdraw-money.ts';

export interface DecideTransfer {
  readonly transferId: string;
  readonly decision: TransferDecision;
  /** Why, for staff. */
  readonly reason?: string | undefined;
}

/**
 * Decides about a transfer that waits for staff. The caller has checked the right to.
 * @throws NotFoundError; TransferStateError when the transfer doesn't wait for this decision
 * @throws InsufficientFundsError if the balance doesn't cover what is charged
 * @throws CurrencyAccountUnavailableError, RecipientUnavailableError, PersonOrCompanyDisabled if its money can't be moved now
 */
export async function decideTransfer(
  context: OperationContext,
  { transferId, decision, reason }: DecideTransfer,
): Promise<Transfer> {
  const transfer = await lockTransfer(context.db, transferId);
  if (!decisionsAbout(transfer.state).includes(decision)) {
    throw new Refusal('TransferStateError', `The transfer is ${transfer.state}, so this is not possible: ${decision}.`);
  }
  return await decide[decision](context, transfer, await context.app.clock.now(context.db), reason);
}

type Decide = (context: OperationContext, transfer: Transfer, at: Date, reason?: string) => Promise<Transfer>;

const decide: Readonly<Record<TransferDecision, Decide>> = {
  allow: allowHeld,
  deny: (context, transfer, at) => undoTransfer(context, transfer, { event: 'denied', at }),
  async block(context, transfer, at, staffReason) {
    await postJournals(context.db, context.app.clock, [moneyBlocked(transfer)]);
    return await moveTransfer(context, transfer, {
      event: 'blocked',
      to: 'blocked',
      at,
      ...(staffReason !== undefined && { staffReason }),
    });
  },
  async approve(context, transfer, at) {
    assertSends(transfer.quote, await getParties(context, transfer.quote));
    await getQuotedRecipient(context, transfer.quote, at);
    const { state: to, ...changes } = await queued(context, transfer.quote, at);
    return await moveTransfer(context, transfer, { event: 'approved', to, at, changes });
  },
  reject: (context, transfer, at) => undoTransfer(context, transfer, { event: 'rejected', at }),
  async refund(context, transfer, at) {
    const { sender } = await getParties(context, transfer.quote);
    const { toCurrency: currency, fromCurrency, fromAccountType } = transfer.quote;
    getUsableAccount(sender, { currency, accountType: currency === fromCurrency ? fromAccountType : 'traditional' });
    await postJournals(context.db, context.app.clock, [payoutRefunded(transfer)]);
    return await moveTransfer(context, transfer, { event: 'refunded', to: 'refunded', at });
  },
  charge: chargePayout,
  absorb: absorbPayout,
  recover: recoverPayout,
};

async function allowHeld(context: OperationContext, transfer: Transfer, at: Date): Promise<Transfer> {
  const { quote } = transfer;
  const parties = await getParties(context, quote);
  if (quote.recipient === null) assertUsable(quote, parties);
  else assertSends(quote, parties);
  const beginning =
    quote.recipient === null
      ? arrivalOf(quote, at)
      : await queueOrReview(context, { quote, recipient: await getQuotedRecipient(context, quote, at), at });
  const { state: to, ...changes } = beginning;
  const allowed = await moveTransfer(context, transfer, {
    event: 'allowed',
    to,
    at,
    changes: { movedAt: at, ...changes },
  });
  await moveMoney(context, allowed, parties);
  return allowed;
}

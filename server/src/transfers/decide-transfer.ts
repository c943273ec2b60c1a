import { decisionsAbout, type TransferDecision } from '@quittance/sdk/rules';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import { moneyBlocked } from './postings.ts';
import { lockTransfer, moveTransfer, type Transfer } from './transfer.ts';
import { arrivalOf, moveMoney } from './transfer-money.ts';
import { assertUsable, getParties } from './transfer-parties.ts';
import { undoTransfer } from './undo-transfer.ts';

export interface DecideTransfer {
  readonly transferId: string;
  readonly decision: TransferDecision;
}

/**
 * Decides about a transfer that waits for staff. The caller has checked the right to.
 * @throws NotFoundError; TransferStateError when the transfer doesn't wait for this decision
 * @throws CurrencyAccountUnavailableError, RecipientUnavailableError, PersonOrCompanyDisabled if its money can't be moved now
 */
export async function decideTransfer(
  context: OperationContext,
  { transferId, decision }: DecideTransfer,
): Promise<Transfer> {
  const transfer = await lockTransfer(context.db, transferId);
  if (!decisionsAbout(transfer.state).includes(decision)) {
    throw new Refusal('TransferStateError', `The transfer is ${transfer.state}, so this is not possible: ${decision}.`);
  }
  return await decide[decision](context, transfer, await context.app.clock.now(context.db));
}

type Decide = (context: OperationContext, transfer: Transfer, at: Date) => Promise<Transfer>;

const decide: Readonly<Record<TransferDecision, Decide>> = {
  allow: allowHeld,
  deny: (context, transfer, at) => undoTransfer(context, transfer, { event: 'denied', at }),
  async block(context, transfer, at) {
    await postJournals(context.db, context.app.clock, [moneyBlocked(transfer)]);
    return await moveTransfer(context, transfer, { event: 'blocked', to: 'blocked', at });
  },
};

async function allowHeld(context: OperationContext, transfer: Transfer, at: Date): Promise<Transfer> {
  const parties = await getParties(context, transfer.quote);
  assertUsable(transfer.quote, parties);
  const { state: to, ...changes } = arrivalOf(transfer.quote, at);
  const allowed = await moveTransfer(context, transfer, {
    event: 'allowed',
    to,
    at,
    changes: { movedAt: at, ...changes },
  });
  await moveMoney(context, allowed, parties);
  return allowed;
}

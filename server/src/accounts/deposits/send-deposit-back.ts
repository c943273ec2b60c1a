import type { DepositDecision } from '@quittance/sdk/rules';
import { recordAudit } from '../../audit/index.ts';
import { type OperationContext, Refusal } from '../../kernel/index.ts';
import {
  canDecide,
  type Deposit,
  findLastMatch,
  isHeldForInvoice,
  lockDeposit,
  readDetails,
  restOf,
  stateError,
} from './deposit.ts';
import { mailSentBack } from './deposit-mails.ts';
import { giveToBank } from './give-to-bank.ts';
import { recordDecision } from './record-decision.ts';
import { queueRefund } from './refund-deposit.ts';
import { undoMatch } from './undo-match.ts';

export interface SendDepositBack {
  readonly depositId: string;
  /** Why, for the audit trail. */
  readonly reason: string;
}

/**
 * P5c, back to bank: sends a deposit that monitoring kept back, or that is nobody's, to its sender. One that its bank recalls goes back by the
 * recall, so that it does not leave twice. A deposit whose refund failed is sent again; its owners know already.
 * @throws NotFoundError, IdempotencyConflictError when it is neither held nor nobody's
 * @throws RecipientUnavailableError when the rail did not tell the sender's account. The deposit stays where it is: our bank
 *   can ask the sender's to recall it
 */
export async function denyDeposit(context: OperationContext, input: SendDepositBack): Promise<Deposit> {
  const deposit = await lockDecided(context, input, 'deny');
  // Locks the invoice, which comes before any lock of the ledger.
  if (await isHeldForInvoice(context.db, deposit)) await context.app.noteReview(context, deposit, 'denied');
  await takeBack(context, deposit, { action: 'deposit.denied', reason: input.reason });
  if (deposit.recalledAt !== null) await giveToBank(context, deposit);
  else if (!(await queueRefund(context, deposit, await readDetails(context, deposit.id))))
    throw new Refusal('RecipientUnavailableError', 'The account of the sender is unknown.');
  return await lockDeposit(context.db, deposit.id);
}

/**
 * Gives a deposit back to the bank that recalls it. If it is credited, the match is reversed, as when it is relabelled.
 * @throws NotFoundError, IdempotencyConflictError when it is not recalled, or neither credited nor in suspense
 * @throws InsufficientFundsError when the organization has spent the money
 */
export async function returnDeposit(context: OperationContext, input: SendDepositBack): Promise<Deposit> {
  const deposit = await lockDecided(context, input, 'return');
  await takeBack(context, deposit, { action: 'deposit.returned', reason: input.reason });
  await giveToBank(context, deposit);
  return await lockDeposit(context.db, deposit.id);
}

async function lockDecided(
  { db }: OperationContext,
  { depositId }: SendDepositBack,
  decision: DepositDecision,
): Promise<Deposit> {
  const deposit = await lockDeposit(db, depositId);
  if (!canDecide(deposit, decision))
    throw stateError(
      decision === 'deny'
        ? 'This deposit is neither held nor nobody’s.'
        : 'No bank recalls this deposit, or it is gone.',
    );
  return deposit;
}

/** Takes the deposit from its organization and tells the owners, unless an earlier decision did both. */
async function takeBack(
  context: OperationContext,
  deposit: Deposit,
  { action, reason }: { readonly action: 'deposit.denied' | 'deposit.returned'; readonly reason: string },
): Promise<void> {
  const { app, db } = context;
  const organizationId = (await findLastMatch(db, deposit))?.organization_id;
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor: context.actor,
    action,
    object: { type: 'deposit', id: deposit.id },
    ...(organizationId !== undefined && { organizationId }),
    detail: { currency: deposit.currency, amountMinor: String(restOf(deposit)), reason },
  });
  await recordDecision(context, deposit, { decision: action === 'deposit.denied' ? 'denied' : 'returned', reason });
  if (deposit.target === null) return;
  await undoMatch(context, deposit, { from: deposit.target, kind: 'deposit-sent-back' });
  await db
    .updateTable('deposits')
    .set({ state: 'unmatched', organization_id: null, account_type: null })
    .where('id', '=', deposit.id)
    .execute();
  const { senderName } = await readDetails(context, deposit.id);
  await mailSentBack(context, deposit, {
    target: deposit.target,
    senderName,
    why: action === 'deposit.denied' ? 'denied' : 'recalled',
  });
}

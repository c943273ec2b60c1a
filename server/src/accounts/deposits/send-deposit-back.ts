import type { DepositDecision } from '@quittance/sdk/rules';
import { depositDecisionsAbout } from '@quittance/sdk/rules';
import { recordAudit } from '../../audit/index.ts';
import { type OperationContext, Refusal } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { type Deposit, type DepositTarget, lockDeposit, restOf, stateError, unsealDetails } from './deposit.ts';
import { mailSentBack } from './deposit-mails.ts';
import { depositRecalled } from './postings.ts';
import { queueRefund } from './refund-deposit.ts';
import { undoMatch } from './undo-match.ts';

export interface SendDepositBack {
  readonly depositId: string;
  /** Why, for the audit trail. */
  readonly reason: string;
}

/**
 * P5c, back to bank: sends a deposit that monitoring kept back to its sender. One that its bank recalls goes back by the
 * recall, so that it does not leave twice.
 * @throws NotFoundError, IdempotencyConflictError when it is not held
 * @throws RecipientUnavailableError when the rail did not tell the sender's account. The deposit stays held: our bank can ask
 *   the sender's to recall it
 */
export async function denyDeposit(context: OperationContext, input: SendDepositBack): Promise<Deposit> {
  const [deposit, target] = await lockDecided(context, input, 'deny');
  await undo(context, deposit, { target, action: 'deposit.denied', reason: input.reason });
  if (deposit.recalledAt !== null) await giveToBank(context, deposit);
  else if (!(await queueRefund(context, deposit, await detailsOf(context, deposit))))
    throw new Refusal('RecipientUnavailableError', 'The account of the sender is unknown.');
  return await lockDeposit(context.db, deposit.id);
}

/**
 * Gives a credited deposit back to the bank that recalls it: the match is reversed, as when it is relabelled.
 * @throws NotFoundError, IdempotencyConflictError when it is not credited or not recalled
 * @throws InsufficientFundsError when the organization has spent the money
 */
export async function returnDeposit(context: OperationContext, input: SendDepositBack): Promise<Deposit> {
  const [deposit, target] = await lockDecided(context, input, 'return');
  await undo(context, deposit, { target, action: 'deposit.returned', reason: input.reason });
  await giveToBank(context, deposit);
  return await lockDeposit(context.db, deposit.id);
}

async function lockDecided(
  { db }: OperationContext,
  { depositId }: SendDepositBack,
  decision: DepositDecision,
): Promise<readonly [Deposit, DepositTarget]> {
  const deposit = await lockDeposit(db, depositId);
  const { state, target, recalledAt } = deposit;
  if (target === null || !depositDecisionsAbout({ state, isRecalled: recalledAt !== null }).includes(decision)) {
    throw stateError(
      decision === 'deny' ? 'This deposit is not held.' : 'No bank recalls this deposit from a balance.',
    );
  }
  return [deposit, target];
}

/** Takes the deposit from its organization, which is told. */
async function undo(
  context: OperationContext,
  deposit: Deposit,
  {
    target,
    action,
    reason,
  }: {
    readonly target: DepositTarget;
    readonly action: 'deposit.denied' | 'deposit.returned';
    readonly reason: string;
  },
): Promise<void> {
  const { db } = context;
  const at = await undoMatch(context, deposit, { from: target, kind: 'deposit-sent-back' });
  await db
    .updateTable('deposits')
    .set({ state: 'unmatched', organization_id: null, account_type: null })
    .where('id', '=', deposit.id)
    .execute();
  await recordAudit(db, {
    at,
    actor: context.actor,
    action,
    object: { type: 'deposit', id: deposit.id },
    organizationId: target.organizationId,
    detail: { currency: deposit.currency, amountMinor: String(restOf(deposit)), reason },
  });
  const { senderName } = await detailsOf(context, deposit);
  await mailSentBack(context, deposit, {
    target,
    senderName,
    why: action === 'deposit.denied' ? 'denied' : 'recalled',
  });
}

/** The bank that recalls the deposit takes it. */
async function giveToBank({ app, db }: OperationContext, deposit: Deposit): Promise<void> {
  await postJournal(db, app.clock, depositRecalled(deposit));
  await db.updateTable('deposits').set({ state: 'recalled' }).where('id', '=', deposit.id).execute();
}

async function detailsOf({ app, db }: OperationContext, { id }: Deposit) {
  const { sealed_details } = await db
    .selectFrom('deposits')
    .select('sealed_details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return unsealDetails(app, id, sealed_details);
}

import { type OperationContext, Refusal } from '../../kernel/index.ts';
import { InsufficientFunds } from '../../ledger/index.ts';
import { describeAgain } from '../../transactions/index.ts';
import { publishDeposit } from './book-deposit.ts';
import { type Deposit, type DepositTarget, restOf } from './deposit.ts';
import { depositKey, reverseStep, type UndoKind } from './postings.ts';

/**
 * Reverses the match of a deposit, so that its money is in suspense again. The caller holds the deposit's lock.
 * @throws InsufficientFundsError when the organization has spent the money
 */
export async function undoMatch(
  context: OperationContext,
  deposit: Deposit,
  { from, kind }: { readonly from: DepositTarget; readonly kind: UndoKind },
): Promise<void> {
  const { db, app } = context;
  const at = await app.clock.now(db);
  const match = await db
    .updateTable('deposit_matches')
    .set({
      undone_at: at,
      ...(kind === 'deposit-sent-back' && { sent_back_at: at }),
      ...(kind === 'deposit-pays-invoice' && { amount_minor: restOf(deposit) }),
    })
    .where('deposit_id', '=', deposit.id)
    .where('number', '=', deposit.matches)
    .returning(['is_held', 'released_at'])
    .executeTakeFirstOrThrow();
  try {
    if (match.released_at !== null) await reverseStep(context, deposit, { step: 'released', kind });
    await reverseStep(context, deposit, { step: match.is_held ? 'held' : 'booked', kind });
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error;
    throw new Refusal('InsufficientFundsError', 'The organization no longer has this money.', [], { cause: error });
  }
  await describeAgain(
    db,
    (['booked', 'released'] as const).map((step) => depositKey(deposit, step, deposit.matches)),
  );
  await publishDeposit(context, deposit, from);
}

import type { StaffDepositDecision } from '@quittance/sdk/rules';
import { newId, type OperationContext } from '../../kernel/index.ts';
import type { Deposit } from './deposit.ts';

/** Keeps what staff decided about a deposit, and why, for its record. The match is the one that it made or is about. */
export async function recordDecision(
  { app, db, actor }: OperationContext,
  deposit: Pick<Deposit, 'id' | 'matches'>,
  { decision, reason }: { readonly decision: StaffDepositDecision; readonly reason: string },
): Promise<void> {
  await db
    .insertInto('deposit_decisions')
    .values({
      id: newId('dpd'),
      deposit_id: deposit.id,
      decision,
      match_number: deposit.matches,
      // Customers decide as staff in the sandbox.
      decided_by: actor.kind === 'staff' ? actor.userId : null,
      reason,
      decided_at: await app.clock.now(db),
    })
    .execute();
}

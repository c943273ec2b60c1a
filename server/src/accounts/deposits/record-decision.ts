import type { StaffDepositDecision } from '@quittance/sdk/rules';
import type { Connection } from '../../db/index.ts';
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

/** Whether staff once decided this about a deposit. */
export async function wasDecided(db: Connection, depositId: string, decision: StaffDepositDecision): Promise<boolean> {
  const found = await db
    .selectFrom('deposit_decisions')
    .select('id')
    .where('deposit_id', '=', depositId)
    .where('decision', '=', decision)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

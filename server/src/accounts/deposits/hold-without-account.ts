import { recordAudit } from '../../audit/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import type { Deposit } from './deposit.ts';

/** Keeps a deposit in suspense until compliance has checked it, since its sender has no account that could hold it. */
export async function holdWithoutAccount({ app, db, actor }: OperationContext, deposit: Deposit): Promise<void> {
  const at = await app.clock.now(db);
  await db
    .updateTable('deposits')
    .set({ state: 'held', held_without_account_at: at })
    .where('id', '=', deposit.id)
    .execute();
  await recordAudit(db, {
    at,
    actor,
    action: 'deposit.held',
    object: { type: 'deposit', id: deposit.id },
    detail: { currency: deposit.currency, amountMinor: String(deposit.amountMinor), matchedBy: 'invoice' },
  });
}

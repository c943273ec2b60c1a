import type { OperationContext } from '../kernel/index.ts';
import { type ExternalAccountKey, lockAccount } from './external-account.ts';
import { recordAccountEvent } from './record-account-event.ts';

/**
 * Removes a bank account from those that can be paid. The row stays for the payments that were sent to it.
 * @throws NotFoundError, also for a removed one
 */
export async function removeExternalAccount(context: OperationContext, key: ExternalAccountKey): Promise<void> {
  const account = await lockAccount(context.db, key);
  const at = await context.app.clock.now(context.db);
  await context.db
    .updateTable('external_accounts')
    .set({ removed_at: at, changed_at: at })
    .where('id', '=', account.id)
    .execute();
  await recordAccountEvent(context, { account, event: 'removed', at });
}

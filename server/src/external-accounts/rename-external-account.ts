import type { OperationContext } from '../kernel/index.ts';
import { type ExternalAccount, type ExternalAccountKey, lockAccount } from './external-account.ts';
import { recordAccountEvent } from './record-account-event.ts';

/** Changes what the organization calls a bank account. @throws NotFoundError */
export async function renameExternalAccount(
  context: OperationContext,
  { name, ...key }: ExternalAccountKey & { readonly name: string },
): Promise<ExternalAccount> {
  const stored = await lockAccount(context.db, key);
  if (stored.name === name) return stored;
  const renamed = await context.db
    .updateTable('external_accounts')
    .set({ name })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const at = await context.app.clock.now(context.db);
  await recordAccountEvent(context, { account: renamed, event: 'renamed', at, name });
  return renamed;
}

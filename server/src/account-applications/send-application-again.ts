import type { AccountType } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';
import { getOrganization, lockOrganization } from '../organizations/index.ts';
import { setProviderStates } from './provider-states.ts';

/**
 * Sends an application again in which the provider found faults. Answers to earlier sendings count no more.
 * @throws NotFoundError; IdempotencyConflictError unless its state is `error`
 */
export async function sendApplicationAgain(
  context: CallContext<ActorOf<'staff'>>,
  { organizationId, accountType }: { readonly organizationId: string; readonly accountType: AccountType },
): Promise<void> {
  const { app, db } = context;
  await getOrganization(db, organizationId);
  await lockOrganization(db, organizationId);
  const again = await db
    .updateTable('account_applications')
    .set((row) => ({
      state: 'queued',
      sending: row('sending', '+', 1),
      attempts: 0,
      news_at: null,
      next_attempt_at: sql<Date>`now()`,
    }))
    .where('organization_id', '=', organizationId)
    .where('account_type', '=', accountType)
    .where('state', '=', 'error')
    .returning('id')
    .executeTakeFirst();
  if (!again) throw new Refusal('IdempotencyConflictError', 'Only an application with errors is sent again.');
  await setProviderStates(db, organizationId, { [accountType]: 'submitted' });
  await recordAudit(db, {
    at: await app.clock.now(db),
    ...auditedBy(context),
    action: 'account_application.sent_again',
    object: { type: 'organization', id: organizationId },
    organizationId,
    detail: { accountType },
  });
}

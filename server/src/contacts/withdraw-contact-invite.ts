import type { OperationContext } from '../kernel/index.ts';
import { lockOpenInvite } from './company-invites.ts';
import { recordContactChange } from './contact.ts';
import type { ContactInviteKey } from './resend-contact-invite.ts';

/**
 * Withdraws an invite: its link stops working and the contact is removed.
 * @throws NotFoundError for an unknown, answered or withdrawn invite
 */
export async function withdrawContactInvite(context: OperationContext, key: ContactInviteKey): Promise<void> {
  const invite = await lockOpenInvite(context.db, key);
  await context.db
    .updateTable('company_invites')
    .set({ status: 'withdrawn', token_hash: null })
    .where('id', '=', invite.id)
    .execute();
  const contact = await context.db
    .deleteFrom('contacts')
    .where('invite_id', '=', invite.id)
    .returning(['id', 'organization_id'])
    .executeTakeFirstOrThrow();
  const at = await context.app.clock.now(context.db);
  await recordContactChange(context, { contact, change: 'invite_withdrawn', at });
}

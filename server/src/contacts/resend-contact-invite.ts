import { lockInviteMails } from '../invites/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { type CompanyInvite, lockOpenInvite, renewCompanyInvite } from './company-invites.ts';
import { type Contact, recordContactChange } from './contact.ts';

export interface ContactInviteKey {
  readonly organizationId: string;
  /** Lower case. */
  readonly email: string;
}

/**
 * Mails an invite again with a new link.
 * @throws NotFoundError for an unknown, answered or withdrawn invite; RateLimitError within ten minutes after the last
 *   mail; TooManyInvitesError, RecipientInvitedOftenError
 */
export async function resendContactInvite(context: OperationContext, key: ContactInviteKey): Promise<Contact> {
  await lockInviteMails(context, { organizationId: key.organizationId, recipients: [key] });
  const invite = await lockOpenInvite(context.db, key);
  await renewCompanyInvite(context, invite);
  const contact = await getInvited(context, invite);
  const at = await context.app.clock.now(context.db);
  await recordContactChange(context, { contact, change: 'invite_resent', at });
  return contact;
}

const getInvited = ({ db }: OperationContext, { id }: CompanyInvite): Promise<Contact> =>
  db.selectFrom('contacts').selectAll().where('invite_id', '=', id).executeTakeFirstOrThrow();

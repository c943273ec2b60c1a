import { checkInvitee, englishSentence } from '@quittance/sdk/validation';
import { countInviteMails, lockInviteMails } from '../invites/index.ts';
import { newId, type OperationContext, refuseField } from '../kernel/index.ts';
import { listMembers } from '../organizations/index.ts';
import { checkNewEmail } from '../validation/index.ts';
import { createCompanyInvite, prepareInviteMailing } from './company-invites.ts';
import { type Contact, recordContactChange } from './contact.ts';

export interface InviteContact {
  readonly organizationId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Lower case. */
  readonly email: string;
}

/**
 * Invites a supplier by mail. It doesn't matter whether the address has an account: the sender must not learn that.
 * @throws ValidationError for an address with a plus sign, of one's own organization, or invited already;
 *   RateLimitError if the organization has just withdrawn an invite to it; TooManyInvitesError, RecipientInvitedOftenError
 */
export async function inviteContact(context: OperationContext, input: InviteContact): Promise<Contact> {
  const { organizationId, email, firstName, lastName } = input;
  await assertInvitable(context, input);
  const mails = { organizationId, kind: 'contact' as const, recipients: [{ email, path: 'email' }] };
  await lockInviteMails(context, mails);
  await countInviteMails(context, mails);
  const mailing = await prepareInviteMailing(context, { organizationId, emails: [email] });
  const invite = await createCompanyInvite(context, mailing, {
    kind: 'contact',
    organizationId,
    email,
    firstName,
    lastName,
    path: 'email',
  });
  const at = await context.app.clock.now(context.db);
  const contact = await context.db
    .insertInto('contacts')
    .values({
      id: newId('con'),
      organization_id: organizationId,
      status: 'invited',
      category: 'supplier',
      invite_id: invite.id,
      email,
      name: `${firstName} ${lastName}`,
      added_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordContactChange(context, { contact, change: 'invited', at });
  return contact;
}

async function assertInvitable({ app, db }: OperationContext, { organizationId, email }: InviteContact): Promise<void> {
  const members = (await listMembers(db, organizationId)).map((member) => member.email);
  const found = checkNewEmail(email, app.config) ?? checkInvitee(email, members);
  if (found) throw refuseField('email', englishSentence(found));
}

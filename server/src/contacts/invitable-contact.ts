import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import { presentContact } from './present-contacts.ts';

/** A connected contact of an organization, with its address for invites. */
export interface InvitableContact {
  readonly organizationId: string;
  readonly email: string;
}

/**
 * Returns a connected contact of an organization.
 * @throws NotFoundError; RecipientUnavailableError when the organization does not know its address
 */
export async function getInvitableContact(
  db: Connection,
  { organizationId, contactId }: { readonly organizationId: string; readonly contactId: string },
): Promise<InvitableContact> {
  const contact = await db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', contactId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!contact?.contact_organization_id) throw new Refusal('NotFoundError', 'There is no such connected contact.');
  const { email } = await presentContact(db, contact);
  if (email === undefined) throw new Refusal('RecipientUnavailableError', 'The address of this contact is not known.');
  return { organizationId: contact.contact_organization_id, email };
}

import type { PostalAddress } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { findFirstOwners, type Organization, publicFactsOf } from '../organizations/index.ts';

interface ContactByEmail {
  /** Whose contact it is. */
  readonly organizationId: string;
  readonly contact: Organization;
  /** The email address by which the organization knows the contact. */
  readonly email: string;
}

/**
 * Finds the postal address that an organization sees of a contact; null if it doesn't know the contact by the email
 * address, which would otherwise tell whom the address belongs to.
 */
export async function findContactAddress(
  db: Connection,
  { organizationId, contact, email }: ContactByEmail,
): Promise<PostalAddress | null> {
  const { address } = publicFactsOf(contact);
  return address && (await isKnownAs(db, { organizationId, contact, email })) ? address : null;
}

/** The list of contacts shows the address that was invited, and the owner's if both are contacts of each other. */
async function isKnownAs(db: Connection, { organizationId, contact, email }: ContactByEmail): Promise<boolean> {
  const own = await db
    .selectFrom('contacts')
    .leftJoin('company_invites', 'company_invites.id', 'contacts.invite_id')
    .select('company_invites.email')
    .where('contacts.organization_id', '=', organizationId)
    .where('contacts.contact_organization_id', '=', contact.id)
    .execute();
  if (own.length === 0) return false;
  if (own.some((row) => row.email === email)) return true;
  const theirs = await db
    .selectFrom('contacts')
    .select('id')
    .where('organization_id', '=', contact.id)
    .where('contact_organization_id', '=', organizationId)
    .executeTakeFirst();
  return theirs !== undefined && (await findFirstOwners(db, [contact.id])).get(contact.id)?.email === email;
}

import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { inviteResendAt } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { findUndeliverable } from '../notifications/index.ts';
import {
  findFirstOwners,
  findOrganizations,
  isActiveOrganization,
  type Organization,
  publicFactsOf,
} from '../organizations/index.ts';
import type { Contact } from './contact.ts';
import type { ContactGroups } from './list-contacts.ts';
import type { CompanyInvitesTable } from './tables.ts';

type WireContact = CallOutput<Contract['addContact']>;
type Person = Pick<WireContact, 'email' | 'firstName' | 'lastName'>;

/** Converts the groups of one organization to the form of the wire. */
export async function presentGroups(
  db: Connection,
  organizationId: string,
  groups: ContactGroups,
): Promise<CallOutput<Contract['listContacts']>> {
  const pages = Object.entries(groups);
  const contacts = await presentContacts(
    db,
    organizationId,
    pages.flatMap(([, page]) => page.contacts),
  );
  const byId = new Map(contacts.map((contact) => [contact._id, contact]));
  return Object.fromEntries(
    pages.map(([status, { contacts: rows, nextCursor }]) => [
      status,
      { items: rows.flatMap(({ id }) => byId.get(id) ?? []), nextCursor },
    ]),
  );
}

/** Converts a contact to the form of the wire. */
export async function presentContact(db: Connection, contact: Contact): Promise<WireContact> {
  const [presented] = await presentContacts(db, contact.organization_id, [contact]);
  if (!presented) throw new Error('A contact is always presented.');
  return presented;
}

async function presentContacts(
  db: Connection,
  organizationId: string,
  contacts: readonly Contact[],
): Promise<readonly WireContact[]> {
  const organizations = await findOrganizations(
    db,
    contacts.flatMap(({ contact_organization_id: id }) => id ?? []),
  );
  const activeIds = [...organizations.values()].filter(isActiveOrganization).map(({ id }) => id);
  const owners = await findFirstOwners(db, await mutualContacts(db, organizationId, activeIds));
  const invites = await findInvites(db, contacts);
  const unreachable = await findUndeliverable(
    db,
    [...invites.values()].map(({ email }) => email),
  );
  return contacts.map((contact) => {
    const other = contact.contact_organization_id ?? '';
    return {
      ...basicsOf(contact),
      ...organizationOf(organizations.get(other)),
      ...owners.get(other),
      ...invitedPerson(contact, invites.get(contact.invite_id ?? ''), unreachable),
    };
  });
}

const basicsOf = (contact: Contact) => ({
  _id: contact.id,
  status: contact.status,
  category: contact.category,
  isVerified: false,
  addedAt: contact.added_at.toISOString(),
});

function organizationOf(organization: Organization | undefined) {
  if (!organization) return {};
  const facts = publicFactsOf(organization);
  return { ...facts, organizationName: facts.legalName };
}

type Invite = Pick<
  Selectable<CompanyInvitesTable>,
  'id' | 'email' | 'first_name' | 'last_name' | 'sent_at' | 'expires_at'
>;

/** Returns what the organization itself entered in the invite; the dates of the invite while it is unanswered. */
function invitedPerson(
  { status }: Contact,
  invite: Invite | undefined,
  unreachable: ReadonlySet<string>,
): Person & Pick<WireContact, 'invite'> {
  if (!invite) return {};
  return {
    email: invite.email,
    ...(invite.first_name !== null && { firstName: invite.first_name }),
    ...(invite.last_name !== null && { lastName: invite.last_name }),
    ...(status === 'invited' && {
      invite: {
        sentAt: invite.sent_at.toISOString(),
        expiresAt: invite.expires_at.toISOString(),
        resendAt: inviteResendAt(invite.sent_at).toISOString(),
        isUndeliverable: unreachable.has(invite.email),
      },
    }),
  };
}

/**
 * Finds which of the organizations have this one as a contact, too. Only they show who their owner is: otherwise
 * anybody could learn the address of a company's owner by adding its handle.
 */
async function mutualContacts(
  db: Connection,
  organizationId: string,
  organizationIds: readonly string[],
): Promise<readonly string[]> {
  if (organizationIds.length === 0) return [];
  const rows = await db
    .selectFrom('contacts')
    .select('organization_id')
    .where('contact_organization_id', '=', organizationId)
    .where('organization_id', 'in', organizationIds)
    .execute();
  return rows.map((row) => row.organization_id);
}

async function findInvites(db: Connection, contacts: readonly Contact[]): Promise<ReadonlyMap<string, Invite>> {
  const ids = contacts.flatMap(({ invite_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('company_invites')
    .select(['id', 'email', 'first_name', 'last_name', 'sent_at', 'expires_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

import type { ContactCategory } from '@quittance/sdk/rules';
import { contactProblems, englishSentence, type Problem } from '@quittance/sdk/validation';
import { type OperationContext, type Refusal, refuseField } from '../kernel/index.ts';
import { findOrganizationByHandle, isActiveOrganization } from '../organizations/index.ts';
import { connectContact } from './connect-contact.ts';
import type { Contact } from './contact.ts';

export interface AddContact {
  readonly organizationId: string;
  readonly handle: string;
  readonly category: ContactCategory;
}

/**
 * Adds an active organization to the contacts of another one. Repeating it answers the same contact.
 * @throws ValidationError for an unknown or one's own handle, and for a contact of another category
 */
export async function addContact(context: OperationContext, input: AddContact): Promise<Contact> {
  const { organizationId, category } = input;
  const organization = await findOrganizationByHandle(context.db, input.handle);
  if (!organization || !isActiveOrganization(organization)) throw refuseHandle(contactProblems.unknown);
  if (organization.id === organizationId) throw refuseHandle(contactProblems.own);
  const connection = { organizationId, contactOrganizationId: organization.id, category };
  const contact = (await connectContact(context, connection)) ?? (await getConnected(context, connection));
  if (contact.category !== category) throw refuseHandle(contactProblems.added);
  return contact;
}

const refuseHandle = (problem: Problem): Refusal => refuseField('handle', englishSentence(problem));

const getConnected = (
  { db }: OperationContext,
  contact: { readonly organizationId: string; readonly contactOrganizationId: string },
): Promise<Contact> =>
  db
    .selectFrom('contacts')
    .selectAll()
    .where('organization_id', '=', contact.organizationId)
    .where('contact_organization_id', '=', contact.contactOrganizationId)
    .executeTakeFirstOrThrow();

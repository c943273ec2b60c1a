import type { ContactCategory } from '@quittance/sdk/rules';
import { newId, type OperationContext } from '../kernel/index.ts';
import { type Contact, recordContactChange } from './contact.ts';

export interface NewConnection {
  /** Whose contact it becomes. */
  readonly organizationId: string;
  readonly contactOrganizationId: string;
  readonly category: ContactCategory;
  /** The redeemed invite; its contact keeps id and address. */
  readonly invited?: Pick<Contact, 'id' | 'invite_id' | 'email'>;
}

/** Makes an organization a contact of another one. Returns null if it already is. */
export async function connectContact(context: OperationContext, connection: NewConnection): Promise<Contact | null> {
  const { organizationId, contactOrganizationId, category, invited } = connection;
  const at = await context.app.clock.now(context.db);
  const organization = await context.db
    .selectFrom('organizations')
    .select(['legal_name', 'handle'])
    .where('id', '=', contactOrganizationId)
    // A rename must not commit between this and the insert, or the copy of the name would stay old.
    .forShare()
    .executeTakeFirstOrThrow();
  const contact = await context.db
    .insertInto('contacts')
    .values({
      id: invited?.id ?? newId('con'),
      organization_id: organizationId,
      status: 'connected',
      category,
      contact_organization_id: contactOrganizationId,
      name: organization.legal_name,
      handle: organization.handle,
      invite_id: invited?.invite_id ?? null,
      email: invited?.email ?? null,
      added_at: at,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'contact_organization_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (contact) await recordContactChange(context, { contact, change: 'connected', at, detail: { category } });
  return contact ?? null;
}

import type { Connection } from '../db/index.ts';

/** Whether the organization has invited a contact, and has not withdrawn the invite. */
export async function hasInvitedContact(db: Connection, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_invites')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'contact')
    .where('status', '<>', 'withdrawn')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

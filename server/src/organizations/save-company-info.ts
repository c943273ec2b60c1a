import type { OperationContext } from '../kernel/index.ts';
import { type Organization, toOrganization } from './organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';

export interface SaveCompanyInfo {
  readonly organizationId: string;
  readonly description: string;
  /** Empty removes it; absent keeps it. */
  readonly website?: string | undefined;
}

/** Saves what an organization says of itself. */
export async function saveCompanyInfo(context: OperationContext, info: SaveCompanyInfo): Promise<Organization> {
  const { organizationId, description, website } = info;
  const row = await context.db
    .updateTable('organizations')
    .set({ description, ...(website !== undefined && { website: website || null }) })
    .where('id', '=', organizationId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const at = await context.app.clock.now(context.db);
  await recordOrganizationChange(context, { organizationId, change: 'profile_saved', at });
  return toOrganization(row);
}

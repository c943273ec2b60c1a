import type { ElectronicAddress } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { type Organization, toOrganization } from './organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';

export interface SaveCompanyInfo {
  readonly organizationId: string;
  readonly description: string;
  /** Empty removes it; absent keeps it. */
  readonly website?: string | undefined;
  /** Where it receives e-invoices; null removes it, absent keeps it. */
  readonly electronicAddress?: ElectronicAddress | null | undefined;
  /** The version that was edited; absent saves in any case. */
  readonly version?: number | undefined;
}

/** Saves what an organization says of itself. @throws ProfileChangedError if somebody else has saved since the version */
export async function saveCompanyInfo(context: OperationContext, info: SaveCompanyInfo): Promise<Organization> {
  const { organizationId, description, website, electronicAddress, version } = info;
  const row = await context.db
    .updateTable('organizations')
    .set({
      description,
      ...(website !== undefined && { website: website || null }),
      ...(electronicAddress !== undefined && {
        electronic_address: electronicAddress && JSON.stringify(electronicAddress),
      }),
      profile_version: sql<number>`profile_version + 1`,
    })
    .where('id', '=', organizationId)
    .$if(version !== undefined, (query) => query.where('profile_version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('ProfileChangedError', 'The profile was changed in the meantime.');
  const at = await context.app.clock.now(context.db);
  await recordOrganizationChange(context, { organizationId, change: 'profile_saved', at });
  return toOrganization(row);
}

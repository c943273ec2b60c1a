import type { OrganizationStatus } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import type { Organization } from '../organizations/index.ts';

/** Others say more than a denial does, such as that the account is closed or on a sanctions list. */
const replaceable: ReadonlySet<OrganizationStatus> = new Set<OrganizationStatus>(['enabled', 'inactive', 'dormant']);

/** Whether a denial changes the status of an organization. */
export const isDeniable = ({ status }: Pick<Organization, 'status'>): boolean => replaceable.has(status);

/** Denies the verification of a locked organization, and restricts it unless its status says more already. */
export async function denyVerification(
  db: Connection,
  organization: Pick<Organization, 'id' | 'status'>,
  status: 'verification_denied' | 'automatically_denied',
): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ verification_status: 'denied', ...(isDeniable(organization) && { status }) })
    .where('id', '=', organization.id)
    .execute();
}

import type { Connection } from '../db/index.ts';
import { getOrganization } from '../organizations/index.ts';
import type { MemberInvitesTable } from './tables.ts';

/** What an organization's verification says of whom it invites; empty for an ordinary invite. */
export interface InviteNames {
  /** The organization's: it has no legal name before it is verified. */
  readonly organizationName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

export const nameColumns = ({ organizationName, firstName, lastName }: InviteNames) => ({
  organization_name: organizationName?.trim() || null,
  first_name: firstName?.trim() || null,
  last_name: lastName?.trim() || null,
});

/** Names an organization in the open invites of its verification. */
export const nameInvites = (db: Connection, organizationId: string, organizationName: string | undefined) =>
  db
    .updateTable('member_invites')
    .set({ organization_name: nameColumns({ organizationName }).organization_name })
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'open')
    .where('is_applicant', '=', true)
    .execute();

/** Returns what an invite calls the organization: its legal name once it is verified, before that what its people call it. */
export async function invitingName(
  db: Connection,
  { organization_id, organization_name }: Pick<MemberInvitesTable, 'organization_id' | 'organization_name'>,
): Promise<string> {
  const { legalName, verificationStatus } = await getOrganization(db, organization_id);
  return verificationStatus === 'approved' ? legalName : (organization_name ?? legalName);
}

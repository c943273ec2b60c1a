import type { InvitableRole } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';

/** Mailed invites of people to an organization. Each organization has one per address. */
export interface MemberInvitesTable {
  id: string;
  organization_id: string;
  /** Lower case. */
  email: string;
  role: InvitableRole;
  /** Whether the person is a beneficial owner. */
  is_ubo: Generated<boolean>;
  /** Whether the organization's verification invited them. People who are no longer named lose the invite. */
  is_applicant: Generated<boolean>;
  /** The access that the verification answered last. `role` differs once it was changed among the people. */
  answered_role: InvitableRole | null;
  /** What the organization's verification says of both; null in an ordinary invite. */
  organization_name: string | null;
  first_name: string | null;
  last_name: string | null;
  status: Generated<'open' | 'canceled' | 'redeemed'>;
  /** SHA-256 of the link's token, while the invite is open. */
  token_hash: Buffer | null;
  /** Real time, like the expiry. */
  sent_at: Date;
  expires_at: Date;
  redeemed_by_person_id: string | null;
}

declare module '../db/database.ts' {
  interface Database {
    member_invites: MemberInvitesTable;
  }
}

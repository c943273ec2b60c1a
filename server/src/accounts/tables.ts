import type { AccountType } from '@quittance/sdk/contract';

/** Mailed invites of contacts to open an account: one per contact and account, for the time of the last mail. */
export interface AccountInvitesTable {
  /** Who invites. */
  organization_id: string;
  invited_organization_id: string;
  currency: string;
  account_type: AccountType;
  /** Real time. */
  sent_at: Date;
}

declare module '../db/database.ts' {
  interface Database {
    account_invites: AccountInvitesTable;
  }
}

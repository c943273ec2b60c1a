import type { Generated } from 'kysely';

/** What a mailed invite is for. */
export type MailedInviteKind = 'contact' | 'referral' | 'member' | 'account' | 'customer';

/** Mailed invites of the last days, which the limits count. */
export interface MailedInvitesTable {
  id: Generated<bigint>;
  /** Who invites. */
  organization_id: string;
  /** HMAC-SHA-256 of the address in lower case, with the data key. */
  recipient_hash: Buffer;
  kind: MailedInviteKind;
  /** Real time. */
  mailed_at: Generated<Date>;
}

declare module '../db/database.ts' {
  interface Database {
    mailed_invites: MailedInvitesTable;
  }
}

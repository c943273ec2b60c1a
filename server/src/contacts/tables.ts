import type { ContactCategory, ContactStatus } from '@quittance/sdk/rules';
import type { Generated, GeneratedAlways } from 'kysely';

/** What an invite is for: a `contact` of the organization, or a `referral` of the product. */
export type CompanyInviteKind = 'contact' | 'referral';

/** Mailed invites to companies that are not on the platform. Each organization has one per kind and address. */
export interface CompanyInvitesTable {
  id: string;
  kind: CompanyInviteKind;
  status: Generated<'open' | 'withdrawn' | 'redeemed'>;
  organization_id: string;
  /** Lower case. */
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** SHA-256 of the newest link's token; null once withdrawn or redeemed. */
  token_hash: Buffer | null;
  /** Real time of the last mail, like `expires_at`. */
  sent_at: Generated<Date>;
  expires_at: Date;
  redeemed_by_organization_id: string | null;
}

export interface ContactsTable {
  id: string;
  /** Whose contact it is. */
  organization_id: string;
  status: ContactStatus;
  category: ContactCategory;
  /** The contact's own organization; null while it is only invited. */
  contact_organization_id: string | null;
  /** Kept after the invite was redeemed. */
  invite_id: string | null;
  /** The organization's legal name, copied by a trigger; the person's name while it is only invited. */
  name: string;
  sort_name: GeneratedAlways<string>;
  /** The organization's handle, copied by a trigger. */
  handle: string | null;
  /** As in the invite. */
  email: string | null;
  /** Business time. */
  added_at: Date;
}

interface ContactTables {
  company_invites: CompanyInvitesTable;
  contacts: ContactsTable;
}

declare module '../db/database.ts' {
  interface Database extends ContactTables {}
}

import type { BankDetails, ExternalAccountKind, NameCheckOutcome, PayoutRail } from '@quittance/sdk/banking';
import type { PostalAddress } from '@quittance/sdk/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../kernel/index.ts';

/** Why an account's details must be corrected. */
export type AttentionReason = 'account-closed' | 'account-unknown' | 'details-rejected';

/** Bank accounts that organizations pay out to. Removed ones stay. Instants are business time. */
export interface ExternalAccountsTable {
  id: string;
  organization_id: string;
  /** What the organization calls it. */
  name: string;
  sort_name: GeneratedAlways<string>;
  kind: ExternalAccountKind;
  holder_name: string;
  /** Of the holder. */
  address: JsonColumn<PostalAddress>;
  /** Of the bank. */
  country: string;
  currency: string;
  rail: PayoutRail;
  /** All details as JSON, sealed for the account's id. */
  sealed_details: Buffer;
  /** The same with masked numbers. */
  shown_details: JsonColumn<BankDetails>;
  masked_number: string;
  /** Keyed hash of the organization and the account; recognizes duplicates. */
  fingerprint: Buffer;
  name_check_outcome: NameCheckOutcome;
  suggested_name: string | null;
  name_checked_at: Date;
  payable_from: Date;
  attention_reason: AttentionReason | null;
  /** First payment that reached the current holder and details. */
  known_since: Date | null;
  /** Of holder, details and address. */
  version: Generated<number>;
  added_at: Date;
  changed_at: Date;
  removed_at: Date | null;
}

export interface ExternalAccountEventsTable {
  id: string;
  account_id: string;
  at: Date;
  event: 'added' | 'renamed' | 'changed' | 'paid' | 'attention' | 'removed';
  person_id: string | null;
  /** The new name; only with `renamed`. */
  name: string | null;
  outcome: NameCheckOutcome | null;
}

/** Answers of name checks, until the account is saved. */
export interface ExternalAccountNameChecksTable {
  id: string;
  organization_id: string;
  /** The account that is changed; null for a new one. */
  account_id: string | null;
  /** Keyed hash of everything that was checked. */
  content_hash: Buffer;
  /** For the mail with the code. */
  holder_name: string;
  masked_number: string;
  currency: string;
  outcome: NameCheckOutcome;
  suggested_name: string | null;
  /** Business time. */
  checked_at: Date;
  /** Real time, like the expiry and the use. */
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface ExternalAccountTables {
  external_accounts: ExternalAccountsTable;
  external_account_events: ExternalAccountEventsTable;
  external_account_name_checks: ExternalAccountNameChecksTable;
}

declare module '../db/database.ts' {
  interface Database extends ExternalAccountTables {}
}

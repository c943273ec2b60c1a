import type { Generated } from 'kysely';

/** An opened bank-linking window; `reference` is the caller's purpose. */
export interface SandboxBankLinkSessionsTable {
  token_hash: string;
  reference: string;
  locale: string;
  expires_at: Date;
}

/** The account of a window's user id. */
export interface SandboxBankLinksTable {
  provider_user_id: string;
  reference: string;
  bank_id: string;
  account_id: string;
  /** SHA-256 of the user name: each name is a separate customer of the bank. */
  holder_hash: string;
  created_at: Generated<Date>;
}

interface BankLinkingTables {
  sandbox_bank_link_sessions: SandboxBankLinkSessionsTable;
  sandbox_bank_links: SandboxBankLinksTable;
}

declare module '../../db/database.ts' {
  interface Database extends BankLinkingTables {}
}

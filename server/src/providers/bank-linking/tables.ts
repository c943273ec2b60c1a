import type { Generated } from 'kysely';

/** A bank-linking window that was opened; `reference` is what the caller tied it to. */
export interface SandboxBankLinkSessionsTable {
  token_hash: string;
  reference: string;
  locale: string;
  expires_at: Date;
}

/** What the window's user id stands for. */
export interface SandboxBankLinksTable {
  provider_user_id: string;
  reference: string;
  bank_id: string;
  account_id: string;
  /** SHA-256 of the user name that was typed: each name is a customer of its own at the bank. */
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

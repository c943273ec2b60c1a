export type TableRight = 'select' | 'insert' | 'update' | 'delete';

const read = ['select'] as const;
const append = ['select', 'insert'] as const;
const change = ['select', 'insert', 'update'] as const;
const all = ['select', 'insert', 'update', 'delete'] as const;

/**
 * Rights of the app's database role for each table. A table that is missing here gets none; a test names it. Only the
 * functions in {@link appFunctions} write the ledger and the sums of invoices; they run as the owner.
 */
export const appRights: Readonly<Record<string, readonly TableRight[]>> = {
  // Kernel and housekeeping.
  audit_events: append,
  background_runs: all,
  business_clock: change,
  error_reports: all,
  event_seals: read,
  events_unsealed: read,
  idempotency_keys: all,
  kysely_migration: read,
  kysely_migration_lock: read,
  rate_limits: all,

  // Ledger.
  ledger_account_kinds: read,
  ledger_accounts: read,
  ledger_balances: read,
  ledger_chain_heads: read,
  ledger_chain_links: read,
  ledger_identity: read,
  ledger_journals: read,
  ledger_lines: read,
  ledger_seal_batches: read,
  ledger_seals: read,
  ledger_sql_files: read,
  ledger_statement_lines: read,
  ledger_unsealed: read,

  // Applications for accounts at their providers.
  account_application_errors: append,
  account_applications: change,

  // Licences of authorities.
  licence_releases: change,

  // Onboarding fee.
  onboarding_cards: change,
  onboarding_fees: change,

  // Verification.
  file_reviews: change,
  identity_sessions: change,
  information_request_files: all,
  information_request_invoices: all,
  information_requests: change,
  internal_notes: append,
  person_verification_steps: change,
  verification_decisions: append,
  verification_progress: change,
  verification_steps: change,

  // Identity and organizations.
  api_keys: all,
  authenticators: all,
  currency_accounts: all,
  embed_sessions: all,
  partner_customers: append,
  identity_requests: all,
  linked_identities: all,
  member_invites: change,
  memberships: all,
  organization_waitlists: change,
  organizations: change,
  otp_challenges: all,
  password_links: all,
  passkey_challenges: all,
  passkeys: all,
  people: change,
  plan_upgrade_requests: change,
  proven_identities: all,
  recovery_codes: all,
  security_notices: append,
  sessions: all,
  sign_in_attempts: all,
  sign_ups: all,
  staff: change,
  terms_acceptances: append,
  trusted_devices: all,

  // Contacts and invites.
  company_invites: change,
  contacts: all,
  account_invites: change,
  mailed_invites: all,

  // Bank accounts to pay out to.
  external_account_events: append,
  external_account_name_checks: all,
  external_accounts: change,

  // Files.
  file_shares: append,
  files: all,

  // Search.
  search_entries: read,
  search_source: read,
  staff_search_entries: read,
  staff_search_source: read,

  // Notifications.
  mailbox_messages: all,
  message_receipts: all,
  outbox: all,
  undeliverable_addresses: all,

  // Invoices and payments.
  blocked_bank_accounts: all,
  card_charges: change,
  card_events: change,
  chain_events: change,
  crypto_payments: change,
  crypto_quotes: change,
  crypto_receipts: change,
  crypto_refunds: change,
  current_invoice_sums: read,
  debit_authorizations: append,
  invoice_events: append,
  invoice_invites: all,
  invoice_items: all,
  invoice_late_fees: change,
  invoice_numbers: change,
  invoice_series: change,
  invoice_sum_changes: read,
  invoice_sums: read,
  invoice_payments: change,
  exchange_rate_tables: change,
  bank_charges: append,
  bank_file_balances: change,
  bank_file_corrections: append,
  bank_file_entries: change,
  bank_file_events: change,
  bank_file_orders: change,
  bank_file_pages: append,
  bank_files: change,
  bank_statement_alarms: change,
  payment_exceptions: change,
  returned_presentments: append,
  seller_write_offs: append,
  invoices: change,

  // Bank rails and deposits.
  bank_reconciliations: change,
  deposit_decisions: append,
  deposit_matches: change,
  deposits: change,
  rails_events: change,
  rails_instructions: change,
  unexplained_entries: change,

  // Plans.
  free_plan_balances: change,
  plan_charges: change,
  plan_subscriptions: change,

  // Rewards.
  reward_grants: change,
  reward_redemptions: append,

  // Transfers.
  fx_covers: change,
  fx_trades: change,
  transfer_bank_moves: append,
  transfer_events: append,
  transfer_quotes: append,
  transfers: change,

  // Transactions.
  transactions: all,
  transactions_waiting: all,

  // Widgets.
  widget_release_files: read,
  widget_releases: read,

  // Sandbox bank.
  sandbox_account_applications: all,
  sandbox_account_events: all,
  sandbox_bank_link_sessions: all,
  sandbox_bank_links: all,
  sandbox_card_charges: all,
  sandbox_card_events: all,
  sandbox_card_sessions: all,
  sandbox_card_tokens: all,
  sandbox_chain_addresses: all,
  sandbox_chain_events: all,
  sandbox_chain_sends: all,
  sandbox_identity_codes: all,
  sandbox_identity_keys: append,
  sandbox_identity_sessions: all,
  sandbox_fx_deals: all,
  sandbox_rails_entries: all,
  sandbox_rails_events: all,
  sandbox_rails_outages: all,
};

/** The only functions of the owner that the app may call. Each runs as the owner, with a pinned search path. */
export const appFunctions: readonly string[] = [
  'fold_invoice_sums(integer)',
  'ledger_lock_balance(text,text)',
  'ledger_mirror(jsonb,text,timestamp with time zone)',
  'ledger_post(jsonb,timestamp with time zone)',
  'ledger_seal(integer)',
  'ledger_seal_events(integer)',
];

/** Whether the app may never change or remove a row of the table. */
export const isAppendOnly = (table: string): boolean =>
  !(appRights[table] ?? []).some((right) => right === 'update' || right === 'delete');

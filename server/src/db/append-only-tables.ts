/**
 * Tables whose rows the app may add and read but never change or remove: its database role gets no UPDATE, DELETE or
 * TRUNCATE on them. Each area adds its own.
 */
export const appendOnlyTables: readonly string[] = [
  'audit_events',
  'debit_authorizations',
  'invoice_events',
  'ledger_account_kinds',
  'ledger_accounts',
  'ledger_journals',
  'ledger_lines',
  'ledger_seals',
];

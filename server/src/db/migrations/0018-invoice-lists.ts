import { type Kysely, sql } from 'kysely';

/**
 * Makes the cost of an organization's lists, search and indicators depend on what they show, not on the number of
 * invoices: one index range for each status, trigrams within one organization, and a separate index of open invoices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lists).execute(db);
}

// A search is matched against each field; the line feed keeps a match from spanning two of them.
const lists = `
  create extension if not exists btree_gin;

  create index invoices_income_by_status
    on invoices (seller_organization_id, status, is_overdue, due_date desc, id desc);
  create index invoices_expenses_by_status
    on invoices (buyer_organization_id, status, is_overdue, due_date desc, id desc)
    where buyer_organization_id is not null and number is not null;

  create function invoice_search_text(number text, custom_name text, party text) returns text language sql immutable
    return coalesce(number, '') || E'\\n' || coalesce(custom_name, '') || E'\\n' || party;
  create index invoices_income_search on invoices using gin (
    seller_organization_id, invoice_search_text(number, custom_name, recipient_name) gin_trgm_ops);
  create index invoices_expenses_search on invoices using gin (
    buyer_organization_id, invoice_search_text(number, custom_name, sender_name) gin_trgm_ops)
    where buyer_organization_id is not null and number is not null;

  create index invoices_income_open on invoices (seller_organization_id, currency, status, is_overdue)
    include (total_due_minor) where status in ('draft', 'scheduled', 'sent');
  create index invoices_expenses_open on invoices (buyer_organization_id, currency, status, is_overdue)
    include (total_due_minor)
    where status in ('draft', 'scheduled', 'sent') and buyer_organization_id is not null and number is not null;
`;

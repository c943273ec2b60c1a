import type pg from 'pg';
import type { BenchPerson } from '../server/people.ts';

/** Number of an organization's invoices as seller; it has as many as buyer. */
export interface History {
  readonly person: BenchPerson;
  readonly invoices: number;
}

/** Open invoices. Their number doesn't grow with the years, so it is the same in a short and a long history. */
const open = { sent: 1000, overdue: 400, denied: 6 };

/** Writes an organization's history with one statement per side; the counterparty is always the same organization. */
export async function writeHistory(
  client: pg.Client,
  { person, invoices }: History,
  counterparty: BenchPerson,
): Promise<void> {
  // The lists don't read the entries of the palette, which would double the time.
  await client.query('alter table invoices disable trigger invoices_search_entries_added');
  for (const side of ['seller', 'buyer'] as const) {
    const [seller, buyer] = side === 'seller' ? [person, counterparty] : [counterparty, person];
    await client.query(
      `insert into invoices (id, seller_organization_id, buyer_organization_id, number, status, is_overdue, currency,
         base_amount_minor, amount_to_pay_minor, total_due_minor, sending_date, due_date, ach_direct_debit_enabled,
         sender_name, recipient_email, recipient_name, custom_name, created_at, updated_at, denied_at, denial_reason)
       select 'inv_' || lpad($5 || n, 26, '0'), $1, $2, $5 || '-' || n,
         status,
         n <= $7, 'USD', 10000 + n, 10000 + n, 10000 + n, date '2026-11-01' - n / 400, date '2026-12-01' - n / 400, true,
         'Supplier ' || n % 800, 'buyer@bench.example', 'Customer ' || n % 800, 'Order ' || n, now(), now(),
         case when status = 'denied' then now() end,
         case when status = 'denied' then 'payment_denied_by_compliance' end
       from generate_series(1, $4::int) n,
         lateral (select case when n <= $3 then 'sent' when n % ($4::int / $6::int) = 0 then 'denied'
           else 'completed' end as status) as each`,
      [
        seller.organizationId,
        buyer.organizationId,
        open.sent,
        invoices,
        `${person.organizationId.replace(/^org_0*/, '')}${side}`,
        open.denied,
        open.overdue,
      ],
    );
  }
}

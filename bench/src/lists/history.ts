import type pg from 'pg';
import type { BenchPerson } from '../server/people.ts';
import { withIndexAfterwards } from './with-index-afterwards.ts';

/** Number of an organization's invoices as seller; it has as many as buyer. */
export interface History {
  readonly person: BenchPerson;
  readonly invoices: number;
}

/** A tenth of all invoices is open, two fifths of these are overdue, and every other one has a discount. */
const openOf = (invoices: number) => ({ sent: invoices / 10, overdue: invoices / 25 });

/** Invoices of a status that is rare, as many in a short as in a long history. */
const denied = 6;

/** Writes an organization's history with one statement per side; the counterparty is always the same organization. */
export async function writeHistory(client: pg.Client, history: History, counterparty: BenchPerson): Promise<void> {
  // The lists don't read the entries of the palette, which would double the time.
  await client.query('alter table invoices disable trigger invoices_search_entries_added');
  await withIndexAfterwards(client, 'invoices_income_search', () =>
    withIndexAfterwards(client, 'invoices_expenses_search', async () => {
      for (const side of ['seller', 'buyer'] as const) await writeSide(client, { ...history, side, counterparty });
    }),
  );
}

interface HistorySide extends History {
  readonly side: 'seller' | 'buyer';
  readonly counterparty: BenchPerson;
}

/** Open invoices are due around today, so that no job changes them meanwhile. */
async function writeSide(client: pg.Client, { person, invoices, side, counterparty }: HistorySide): Promise<void> {
  const [seller, buyer] = side === 'seller' ? [person, counterparty] : [counterparty, person];
  const open = openOf(invoices);
  await client.query(
    `insert into invoices (id, seller_organization_id, buyer_organization_id, number, status, is_overdue, currency,
       base_amount_minor, amount_to_pay_minor, total_due_minor, sending_date, due_date, early_discount_percent,
       early_discount_end_date, early_discount_minor, ach_direct_debit_enabled,
       sender_name, recipient_email, recipient_name, custom_name, created_at, updated_at, denied_at, denial_reason)
     select 'inv_' || lpad($5 || n, 26, '0'), $1, $2, $5 || '-' || n,
       status,
       n <= $7, 'USD', 10000 + n, 10000 + n, 10000 + n, date '2026-11-01' - n / 400,
       case when n <= $7 then current_date - 7 - n % 90 when n <= $3 then current_date + 14 + n % 60
         else date '2026-12-01' - n / 400 end,
       case when has_discount then 0.02 end, case when has_discount then current_date - 20 + n % 60 end,
       case when has_discount then 200 else 0 end, true,
       'Supplier ' || n % 800, 'buyer@bench.example', 'Customer ' || n % 800, 'Order ' || n, now(), now(),
       case when status = 'denied' then now() end,
       case when status = 'denied' then 'payment_denied_by_compliance' end
     from generate_series(1, $4::int) n,
       lateral (select n <= $3 and n % 2 = 0 as has_discount, case when n <= $3 then 'sent'
         when n % ($4::int / $6::int) = 0 then 'denied' else 'completed' end as status) as each`,
    [
      seller.organizationId,
      buyer.organizationId,
      open.sent,
      invoices,
      `${person.organizationId.replace(/^org_0*/, '')}${side}`,
      denied,
      open.overdue,
    ],
  );
}

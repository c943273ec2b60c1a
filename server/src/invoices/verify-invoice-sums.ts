import { type RawBuilder, sql } from 'kysely';
import { type Connection, inTransaction } from '../db/index.ts';

/** The kind of invoices that a sum is of, such as the open ones that an organization issued in euros. */
const kind = [
  'organization_id',
  'side',
  'currency',
  'status',
  'is_overdue',
  'is_numbered',
  'is_reported',
  'has_failed_payment',
  'discount_end_date',
] as const;
/** How a report names the yes-or-no columns. */
const flags = {
  is_overdue: 'overdue',
  is_numbered: 'numbered',
  is_reported: 'reported as paid',
  has_failed_payment: 'with a failed payment',
} as const;
type Flag = keyof typeof flags;
const amounts = ['invoice_count', 'total_due_minor', 'discount_minor'] as const;

const columns = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)));
const totals = sql.join(amounts.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));
const missing = sql.join(
  amounts.map(
    (name) =>
      sql`coalesce(${sql.ref(`counted.${name}`)}, 0) - coalesce(${sql.ref(`kept.${name}`)}, 0) as ${sql.ref(name)}`,
  ),
);

/** What each kept sum lacks of a count of all invoices, below 0 for too much. Reads every invoice, in one snapshot. */
const lacking = sql`
  with counted as (
    select ${columns(kind)}, ${totals} from (
      select entry.* from invoices invoice, lateral invoice_sum_entries(invoice) entry) entries
    group by ${columns(kind)}
  ), kept as (
    select ${columns(kind)}, ${totals} from current_invoice_sums group by ${columns(kind)}
  ), compared as (
    select ${columns(kind)}, ${missing} from counted full join kept using (${columns(kind)})
  )
  select * from compared where invoice_count <> 0 or total_due_minor <> 0 or discount_minor <> 0`;

/** A sum of invoices that is not what its invoices add up to. Each value is what it lacks, below 0 for too much. */
export interface WrongInvoiceSum {
  readonly organizationId: string;
  readonly side: 'seller' | 'buyer';
  readonly currency: string;
  readonly status: string;
  /** What else its invoices have in common, such as `overdue`. */
  readonly marks: readonly string[];
  readonly invoiceCount: bigint;
  readonly totalDueMinor: bigint;
  readonly discountMinor: bigint;
}

interface WrongRow extends Readonly<Record<Flag, boolean>> {
  /** `-infinity`: no discount. */
  readonly discount_end_date: string;
  readonly organization_id: string;
  readonly side: 'seller' | 'buyer';
  readonly currency: string;
  readonly status: string;
  readonly invoice_count: string;
  readonly total_due_minor: string;
  readonly discount_minor: string;
}

const toWrong = (row: WrongRow): WrongInvoiceSum => ({
  organizationId: row.organization_id,
  side: row.side,
  currency: row.currency,
  status: row.status,
  marks: [
    ...(Object.keys(flags) as Flag[]).filter((flag) => row[flag]).map((flag) => flags[flag]),
    ...(row.discount_end_date === '-infinity' ? [] : [`discount until ${row.discount_end_date}`]),
  ],
  invoiceCount: BigInt(row.invoice_count),
  totalDueMinor: BigInt(row.total_due_minor),
  discountMinor: BigInt(row.discount_minor),
});

const inOrder = sql`order by ${columns(kind)}`;

/** Lists the sums that differ from a count of all invoices. */
export async function listWrongInvoiceSums(db: Connection): Promise<readonly WrongInvoiceSum[]> {
  const { rows } = await sql<WrongRow>`select * from (${lacking}) wrong ${inOrder}`.execute(db);
  return rows.map(toWrong);
}

/**
 * Corrects the sums that differ from a count of all invoices, while others read and write: what a sum lacks is appended
 * as a change, in the snapshot in which it was counted. Needs the owner's connection, since the app can't write sums.
 * @returns what was wrong
 */
export const correctInvoiceSums = (db: Connection): Promise<readonly WrongInvoiceSum[]> =>
  inTransaction(db, async (transaction) => {
    // A second run at the same time would append the same again.
    await sql`select pg_advisory_xact_lock(hashtext('correct-invoice-sums'))`.execute(transaction);
    const { rows } = await sql<WrongRow>`
      insert into invoice_sum_changes (${columns([...kind, ...amounts])})
      select ${columns([...kind, ...amounts])} from (${lacking}) wrong ${inOrder}
      returning *`.execute(transaction);
    return rows.map(toWrong);
  });

/** Writes the report of a verification, one line for each wrong sum. */
export function describeInvoiceSums(wrong: readonly WrongInvoiceSum[], isCorrected: boolean): string {
  if (wrong.length === 0) return 'All sums of invoices are right.';
  const lines = wrong.map(
    ({ organizationId, side, currency, status, invoiceCount, totalDueMinor, discountMinor, marks }) =>
      `  ${[organizationId, side, currency, status, ...marks].join(', ')}: lacks ${invoiceCount} invoices, ${totalDueMinor} minor units due, ${discountMinor} of discounts`,
  );
  return [`${wrong.length} wrong sums of invoices${isCorrected ? ', corrected' : ''}:`, ...lines].join('\n');
}

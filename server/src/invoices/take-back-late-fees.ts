import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { reverseJournal } from '../ledger/index.ts';
import type { Invoice } from './invoice.ts';
import { lateFeeKey } from './late-fee-terms.ts';
import { recordMilestone } from './move-invoice.ts';

interface StoredLateFee {
  readonly period: number;
  readonly charge: number;
  readonly amountMinor: bigint;
  readonly chargedOn: string;
}

/**
 * Lists the late fees by which an invoice's total has grown since it was `totalMinor`, latest first; null if it never was.
 */
async function listLateFeesSince(
  db: Connection,
  { id, totalDueMinor }: Invoice,
  totalMinor: bigint,
): Promise<readonly StoredLateFee[] | null> {
  let grownMinor = totalDueMinor - totalMinor;
  if (grownMinor === 0n) return [];
  const rows = await db
    .selectFrom('invoice_late_fees')
    .select(['period', 'charge', 'amount_minor', 'charged_on'])
    .where('invoice_id', '=', id)
    .where('taken_back_at', 'is', null)
    .orderBy('period', 'desc')
    .execute();
  const fees: StoredLateFee[] = [];
  for (const { period, charge, amount_minor, charged_on } of rows) {
    if (grownMinor <= 0n) break;
    const amountMinor = BigInt(amount_minor);
    grownMinor -= amountMinor;
    fees.push({ period, charge, amountMinor, chargedOn: charged_on });
  }
  return grownMinor === 0n ? fees : null;
}

/** Whether an invoice's total is, or was before its last late fees, `totalMinor`. */
export const hasOwed = async (db: Connection, invoice: Invoice, totalMinor: bigint): Promise<boolean> =>
  (await listLateFeesSince(db, invoice, totalMinor)) !== null;

/** Returns an invoice's total without the late fees that were charged after a date; minor units. */
export async function totalDueOn(db: Connection, { id, totalDueMinor }: Invoice, date: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('invoice_late_fees')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('sum'))
    .where('invoice_id', '=', id)
    .where('taken_back_at', 'is', null)
    .where('charged_on', '>', date)
    .executeTakeFirstOrThrow();
  return totalDueMinor - BigInt(sum ?? 0);
}

/**
 * Takes back the late fees that were charged since an invoice's total was `totalMinor`: its payment had been sent before
 * them. If the payment fails, they are charged again. The caller holds the invoice's lock.
 */
export async function takeBackLateFees(
  context: OperationContext,
  invoice: Invoice,
  totalMinor: bigint,
): Promise<Invoice> {
  const { app, db } = context;
  const fees = await listLateFeesSince(db, invoice, totalMinor);
  const first = fees?.at(-1);
  if (fees === null) throw new Error(`Invoice ${invoice.id} has never owed ${totalMinor}.`);
  if (first === undefined) return invoice;
  const at = await app.clock.now(db);
  for (const { period, charge } of fees) {
    const key = lateFeeKey({ invoiceId: invoice.id, period, charge });
    await reverseJournal(db, app.clock, {
      businessKey: `${key}:reversed`,
      reverses: key,
      book: 'memo',
      kind: 'late-fee-taken-back',
    });
    await db
      .updateTable('invoice_late_fees')
      .set({ taken_back_at: at })
      .where('invoice_id', '=', invoice.id)
      .where('period', '=', period)
      .where('charge', '=', charge)
      .execute();
  }
  const amountMinor = invoice.totalDueMinor - totalMinor;
  return await recordMilestone(context, invoice, {
    event: 'late-fees-taken-back',
    changes: {
      late_fee_minor: invoice.lateFeeMinor - amountMinor,
      total_due_minor: totalMinor,
      late_fee_periods: first.period - 1,
      next_late_fee_on: first.chargedOn,
    },
    detail: { fromPeriod: first.period, amountMinor: String(amountMinor) },
  });
}

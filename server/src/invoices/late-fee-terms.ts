import { type LateFeeTerms, lateFeeDate } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from './invoice.ts';

/** Returns the late fee of an invoice; null without one, or while a draft leaves it incomplete. */
export function completeLateFee({ lateFee }: Pick<Invoice, 'lateFee'>): LateFeeTerms | null {
  if (lateFee === null || lateFee.percent === null) return null;
  const { type, percent, repeatPeriod } = lateFee;
  return { type, percent, ...(repeatPeriod !== null && { repeatPeriod }) };
}

/** Returns the day of the first late fee; null without one. */
export function firstLateFeeDate(invoice: Pick<Invoice, 'lateFee' | 'dueDate'>): string | null {
  const terms = completeLateFee(invoice);
  return terms && lateFeeDate(terms, invoice.dueDate, 1);
}

/** A late fee that was charged. */
export interface ChargedLateFee {
  readonly amountMinor: bigint;
  readonly chargedOn: string;
}

/** Lists the late fees of an invoice, oldest first. */
export async function listLateFees(db: Connection, invoice: Invoice): Promise<readonly ChargedLateFee[]> {
  if (invoice.lateFeeMinor === 0n) return [];
  const rows = await db
    .selectFrom('invoice_late_fees')
    .select(['amount_minor', 'charged_on'])
    .where('invoice_id', '=', invoice.id)
    .orderBy('period')
    .execute();
  return rows.map(({ amount_minor, charged_on }) => ({ amountMinor: BigInt(amount_minor), chargedOn: charged_on }));
}

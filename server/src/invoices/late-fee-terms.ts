import { type LateFeeTerms, lateFeeCapMinor, lateFeeDate, lateFeesMinor } from '@quittance/sdk/rules';
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

/** The late fee that comes next. */
export interface NextLateFee {
  /** From 1. */
  readonly period: number;
  readonly amountMinor: bigint;
  readonly chargedOn: string;
  /** Day of the fee after it; null if it is the last one. */
  readonly followingOn: string | null;
}

/** Returns the next late fee; null without one. @param cap the most that the fees may add up to, as a fraction */
export function nextLateFee(invoice: Invoice, cap: string): NextLateFee | null {
  const { dueDate, amountToPayMinor, lateFeeMinor: chargedMinor, nextLateFeeOn: chargedOn } = invoice;
  const terms = completeLateFee(invoice);
  if (terms === null || chargedOn === null) return null;
  const period = invoice.lateFeePeriods + 1;
  const basis = { amountToPayMinor, cap };
  const sumMinor = lateFeesMinor(terms, basis, period);
  return {
    period,
    // A lowered cap takes nothing back.
    amountMinor: sumMinor > chargedMinor ? sumMinor - chargedMinor : 0n,
    chargedOn,
    followingOn: sumMinor >= lateFeeCapMinor(basis) ? null : lateFeeDate(terms, dueDate, period + 1),
  };
}

interface LateFeeCharge {
  readonly invoiceId: string;
  readonly period: number;
  /** From 1; above 1 if the fee of this period was taken back before. */
  readonly charge: number;
}

/** Business key of the journal that charges a fee. */
export const lateFeeKey = ({ invoiceId, period, charge }: LateFeeCharge): string =>
  `inv:${invoiceId}:late-fee:${period}${charge > 1 ? `:${charge}` : ''}`;

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
    .where('taken_back_at', 'is', null)
    .orderBy('period')
    .execute();
  return rows.map(({ amount_minor, charged_on }) => ({ amountMinor: BigInt(amount_minor), chargedOn: charged_on }));
}

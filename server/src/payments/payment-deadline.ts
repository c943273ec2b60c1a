import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../db/index.ts';
import type { App } from '../kernel/index.ts';

/** A payment of which something is due. */
export interface DuePayment {
  readonly id: string;
  readonly invoiceId: string;
}

type PaymentRow = ExpressionBuilder<Database, 'invoice_payments'>;

interface PaymentDeadline {
  nextDueAt(app: App): Promise<Date | null>;
  /** Lists the payments that are due by `now`, the earliest first. */
  due(app: App, now: Date): (limit: number) => Promise<readonly DuePayment[]>;
}

/**
 * Finds payments by one of their dates.
 * @param condition which payments still wait for that date. The work on a payment must end it, or move the date.
 */
export function paymentDeadline(
  column: 'release_at' | 'verify_by' | 'window_closes_at' | 'present_at',
  condition: (row: PaymentRow) => ExpressionWrapper<Database, 'invoice_payments', SqlBool>,
): PaymentDeadline {
  return {
    async nextDueAt({ db }) {
      const row = await db
        .selectFrom('invoice_payments')
        .select(({ fn }) => fn.min<Date | null>(column).as('at'))
        .where(condition)
        .executeTakeFirst();
      return row?.at ?? null;
    },
    due:
      ({ db }, now) =>
      (limit) =>
        db
          .selectFrom('invoice_payments')
          .select(['id', 'invoice_id as invoiceId'])
          .where(condition)
          .where(column, '<=', now)
          .orderBy(column)
          .orderBy('id')
          .limit(limit)
          .execute(),
  };
}

/** Condition: the money is reserved for the seller, and nobody disputes it. */
export const isReserved = (row: PaymentRow) =>
  row.and([row('state', '=', 'cleared'), row('released_at', 'is', null), row('disputed_at', 'is', null)]);

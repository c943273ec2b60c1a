import { inTransaction } from '../db/index.ts';
import { lockInvoice } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { applyRailsEvents, fetchRailsEvents, hasUnappliedNews } from '../rails/index.ts';
import { getPayment } from './payment.ts';
import { queueDeniedRefund } from './refund-denied.ts';

/**
 * P7c: orders the money of a denied debit back once its return window has ended. Before that the payer’s bank can still
 * take it back itself, and then a refund would be a second one.
 */
export const deniedRefunding: DueWork = {
  name: 'denied-refunding',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('invoice_payments')
      .select(({ fn }) => fn.min<Date | null>('window_closes_at').as('window_closes_at'))
      .where('state', '=', 'denied')
      .where('refund_queued_at', 'is', null)
      .executeTakeFirst();
    return row?.window_closes_at ?? null;
  },
  async runDue(app, now) {
    const due = (limit: number) =>
      app.db
        .selectFrom('invoice_payments')
        .select(['id', 'invoice_id as invoiceId'])
        .where('state', '=', 'denied')
        .where('refund_queued_at', 'is', null)
        .where('window_closes_at', '<=', now)
        .orderBy('window_closes_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    if ((await due(1)).length === 0) return 0;
    // No news means that it was not returned only if the bank could be asked.
    await fetchRailsEvents(app, now);
    const applied = await applyRailsEvents(app);
    const what = 'order the money of a denied debit back';
    return applied + (await doEach(app, { what, next: due, one: (payment) => refund(app, payment, now) }));
  },
};

const refund = (app: App, due: { readonly id: string; readonly invoiceId: string }, now: Date): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, due.invoiceId);
    const payment = await getPayment(transaction, due.id);
    if (payment.state !== 'denied' || payment.windowClosesAt === null || payment.windowClosesAt > now) return false;
    if (await hasUnappliedNews({ db: transaction }, { type: 'invoice-payment', id: payment.id })) return false;
    await queueDeniedRefund(systemContext(app, transaction), { invoice, payment });
    await transaction
      .updateTable('invoice_payments')
      .set({ window_closes_at: null })
      .where('id', '=', payment.id)
      .execute();
    return true;
  });

import { inTransaction } from '../db/index.ts';
import { lockInvoice } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { applyRailsEvents, fetchRailsEvents, hasUnappliedNews } from '../rails/index.ts';
import { getPayment } from './payment.ts';
import { type DuePayment, paymentDeadline } from './payment-deadline.ts';
import { queueDeniedRefund } from './refund-denied.ts';

const ending = paymentDeadline('window_closes_at', (row) =>
  row.and([row('state', '=', 'denied'), row('refund_queued_at', 'is', null)]),
);

/**
 * P7c: orders the money of a denied debit back once its return window has ended. Before that the payer’s bank can still
 * take it back itself, and then a refund would be a second one.
 */
export const deniedRefunding: DueWork = {
  name: 'denied-refunding',
  nextDueAt: ending.nextDueAt,
  async runDue(app, now) {
    const due = ending.due(app, now);
    if ((await due(1)).length === 0) return 0;
    // No news means that it was not returned only if the bank could be asked.
    await fetchRailsEvents(app, now);
    const applied = await applyRailsEvents(app);
    const what = 'order the money of a denied debit back';
    return applied + (await doEach(app, { what, next: due, one: (payment) => refund(app, payment, now) }));
  },
};

const refund = (app: App, due: DuePayment, now: Date): Promise<boolean> =>
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

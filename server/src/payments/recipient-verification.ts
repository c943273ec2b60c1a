import { inTransaction } from '../db/index.ts';
import { lockInvoice } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { denyPayment } from './deny-payment.ts';
import { getPayment, isDisputed } from './payment.ts';
import { type DuePayment, isReserved, paymentDeadline } from './payment-deadline.ts';
import { getSeller } from './seller-account.ts';

const verification = paymentDeadline('verify_by', isReserved);

/** P7e: gives reserved money back whose seller was not verified in time. */
export const recipientVerification: DueWork = {
  name: 'recipient-verification',
  nextDueAt: verification.nextDueAt,
  runDue: (app, now) =>
    doEach(app, {
      what: 'deny a payment whose seller was not verified in time',
      next: verification.due(app, now),
      one: (due) => denyUnverified(app, due, now),
    }),
};

const denyUnverified = (app: App, due: DuePayment, now: Date): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, due.invoiceId);
    const payment = await getPayment(transaction, due.id);
    const { state, releasedAt, verifyBy } = payment;
    if (state !== 'cleared' || releasedAt !== null || verifyBy === null || verifyBy > now) return false;
    if (await isDisputed(transaction, payment.id)) return false;
    const { organization } = await getSeller(transaction, invoice);
    if (organization.verificationStatus === 'approved') {
      // A verified seller who is restricted keeps the money reserved until that is decided.
      await transaction.updateTable('invoice_payments').set({ verify_by: null }).where('id', '=', payment.id).execute();
    } else {
      const context = systemContext(app, transaction);
      await denyPayment(context, { invoice, payment }, { reason: 'recipient_not_verified' });
    }
    return true;
  });

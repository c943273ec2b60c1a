import { statusWhenPaid } from '@quittance/sdk/rules';
import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { inTransaction } from '../db/index.ts';
import { lockInvoice, moveInvoice } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { postJournal } from '../ledger/index.ts';
import { getPayment, isDisputed, type Payment } from './payment.ts';
import { type DuePayment, isReserved, paymentDeadline } from './payment-deadline.ts';
import { mailSeller } from './payment-mails.ts';
import { releasedToSeller } from './postings.ts';
import { publishBalance } from './receive-payment.ts';
import { canReceive, getSeller, preferredAccountType, sellerAccount } from './seller-account.ts';

const release = paymentDeadline('release_at', isReserved);

/** P1b: credits reserved money to the seller when the due date begins in New York. */
export const invoiceRelease: DueWork = {
  name: 'invoice-release',
  nextDueAt: release.nextDueAt,
  runDue: (app, now) =>
    doEach(app, {
      what: 'release a payment',
      next: release.due(app, now),
      one: (due) => releasePayment(app, due, now),
    }),
};

const releasePayment = (app: App, due: DuePayment, now: Date): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const context = systemContext(app, transaction);
    const invoice = await lockInvoice(transaction, due.invoiceId);
    const payment = await getPayment(transaction, due.id);
    if (!isDue(payment, now) || (await isDisputed(transaction, payment.id))) return false;
    const at = await app.clock.now(transaction);
    const update = transaction.updateTable('invoice_payments').where('id', '=', payment.id);
    const seller = await getSeller(transaction, invoice);
    if (!canReceive(seller)) {
      // Checked again every day, so that the money follows as soon as the seller may receive it.
      await update.set({ release_at: startOfBusinessDay(addDays(businessDateOf(at), 1)) }).execute();
      return true;
    }
    const accountType = preferredAccountType(seller, invoice);
    const journal = releasedToSeller({ invoice, payment }, sellerAccount(invoice, accountType));
    await postJournal(transaction, app.clock, journal);
    await update.set({ released_at: at, credited_account_type: accountType }).execute();
    // Money can have waited for a seller who could not receive it; only the payer's date decides whether it was late.
    const to = statusWhenPaid({
      authorizedOn: payment.authorizedOn,
      dueDate: invoice.dueDate,
      today: businessDateOf(at),
    });
    await moveInvoice(context, invoice, { event: 'released', to, detail: { paymentId: payment.id } });
    await mailSeller(context, { invoice, payment }, { owners: seller.owners, template: 'payment-released-seller' });
    await publishBalance(context, invoice.sellerOrganizationId, invoice.id);
    return true;
  });

const isDue = ({ state, releasedAt, releaseAt }: Payment, now: Date): boolean =>
  state === 'cleared' && releasedAt === null && releaseAt !== null && releaseAt <= now;

import { inTransaction } from '../db/index.ts';
import { lockInvoice } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { applyRailsEvents, fetchRailsEvents, hasUnappliedNews } from '../rails/index.ts';
import { applyCardEvents, fetchCardEvents, hasUnappliedCardNews } from './card/card-events.ts';
import { holdArrivedPayment } from './hold-payment.ts';
import { isPayerMonitored } from './is-monitored.ts';
import { getPayment, isDisputed, markCleared } from './payment.ts';
import { type DuePayment, paymentDeadline } from './payment-deadline.ts';
import { debitCleared } from './postings.ts';
import { receivePayment } from './receive-payment.ts';
import { getSeller } from './seller-account.ts';

interface Window {
  readonly name: string;
  readonly method: 'bank-debit' | 'card';
  /** Fetches and applies what the bank or the processor reports by now. @returns how much. @throws when it can't be reached */
  readonly refresh: (app: App, now: Date) => Promise<number>;
}

/** P3d: clears a debit once the bank can no longer return it. */
export const returnWindowClosing = createClosing({
  name: 'return-window-closing',
  method: 'bank-debit',
  async refresh(app, now) {
    await fetchRailsEvents(app, now);
    return await applyRailsEvents(app);
  },
});

/** P4: clears a card payment once its risk hold is over. */
export const riskHoldEnding = createClosing({
  name: 'risk-hold-ending',
  method: 'card',
  refresh: async (app, now) => (await fetchCardEvents(app, now)) + (await applyCardEvents(app)),
});

/** Each method waits for its own provider only: an outage of one keeps no money of the other. */
function createClosing({ name, method, refresh }: Window): DueWork {
  const closing = paymentDeadline('window_closes_at', (row) =>
    row.and([row('state', '=', 'settled'), row('method', '=', method), row('disputed_at', 'is', null)]),
  );
  return {
    name,
    nextDueAt: closing.nextDueAt,
    async runDue(app, now) {
      const due = closing.due(app, now);
      if ((await due(1)).length === 0) return 0;
      // No news means success only if it could be fetched. This throws when it can't, and no window closes meanwhile.
      const refreshed = await refresh(app, now);
      const closed = await doEach(app, {
        what: 'close a return window',
        next: due,
        one: (payment) => clearPayment(app, payment, now),
      });
      return refreshed + closed;
    },
  };
}

const clearPayment = (app: App, due: DuePayment, now: Date): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, due.invoiceId);
    const payment = await getPayment(transaction, due.id);
    if (payment.state !== 'settled' || payment.windowClosesAt === null || payment.windowClosesAt > now) return false;
    // An unapplied event may be the return itself.
    if (await hasUnappliedNews({ db: transaction }, { type: 'invoice-payment', id: payment.id })) return false;
    if (await hasUnappliedCardNews(transaction, payment.id)) return false;
    if (await isDisputed(transaction, payment.id)) return false;
    const paying = { invoice, payment };
    const context = systemContext(app, transaction);
    if (await isPayerMonitored(transaction, paying)) {
      await holdArrivedPayment(context, paying);
      return true;
    }
    await receivePayment(context, paying, {
      event: 'payment-accepted',
      journals: [debitCleared(paying)],
      seller: await getSeller(transaction, invoice),
      save: (cleared) => markCleared(transaction, cleared),
    });
    return true;
  });

import { inTransaction } from '../db/index.ts';
import { lockInvoice } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { applyRailsEvents, fetchRailsEvents, hasUnappliedNews } from '../rails/index.ts';
import { applyCardEvents, fetchCardEvents, hasUnappliedCardNews } from './card/card-events.ts';
import { getPayment, isDisputed, markCleared } from './payment.ts';
import { debitCleared } from './postings.ts';
import { receivePayment } from './receive-payment.ts';
import { getSeller } from './seller-account.ts';

/** P3d: clears a debit once the bank can no longer return it, and a card payment once its risk hold is over. */
export const returnWindowClosing: DueWork = {
  name: 'return-window-closing',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('invoice_payments')
      .select(({ fn }) => fn.min<Date | null>('window_closes_at').as('window_closes_at'))
      .where('state', '=', 'settled')
      .where('disputed_at', 'is', null)
      .executeTakeFirst();
    return row?.window_closes_at ?? null;
  },
  async runDue(app, now) {
    const due = (limit: number) =>
      app.db
        .selectFrom('invoice_payments')
        .select(['id', 'invoice_id as invoiceId'])
        .where('state', '=', 'settled')
        .where('window_closes_at', '<=', now)
        .where('disputed_at', 'is', null)
        .orderBy('window_closes_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    if ((await due(1)).length === 0) return 0;
    // No news means success only if the bank was reachable, so fetch its events first. This throws when it is
    // unreachable, and no window closes meanwhile.
    await fetchRailsEvents(app, now);
    const fetched = await fetchCardEvents(app, now);
    const applied = fetched + (await applyRailsEvents(app)) + (await applyCardEvents(app));
    const closed = await doEach(app, {
      what: 'close a return window',
      next: due,
      one: (payment) => clearDebit(app, payment, now),
    });
    return applied + closed;
  },
};

const clearDebit = (app: App, due: { readonly id: string; readonly invoiceId: string }, now: Date): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, due.invoiceId);
    const payment = await getPayment(transaction, due.id);
    if (payment.state !== 'settled' || payment.windowClosesAt === null || payment.windowClosesAt > now) return false;
    // An unapplied event may be the return itself.
    if (await hasUnappliedNews({ db: transaction }, { type: 'invoice-payment', id: payment.id })) return false;
    if (await hasUnappliedCardNews(transaction, payment.id)) return false;
    if (await isDisputed(transaction, payment.id)) return false;
    const paying = { invoice, payment };
    await receivePayment(systemContext(app, transaction), paying, {
      event: 'payment-accepted',
      journals: [debitCleared(paying)],
      seller: await getSeller(transaction, invoice),
      save: (cleared) => markCleared(transaction, cleared),
    });
    return true;
  });

import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, Refusal, systemContext } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';
import { mailScheduledNotSent } from './invoice-mails.ts';
import { lockInvoice } from './invoice-repository.ts';
import { sendLocked } from './send-invoice.ts';
import { unscheduleInvoice } from './unschedule-invoice.ts';

/**
 * Sends each scheduled invoice once, when its sending date begins in New York. After an outage it goes at the next run.
 * If it can no longer be sent, it becomes a draft again, and its seller gets a mail.
 */
export const scheduledSending: DueWork = {
  name: 'scheduled-sending',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('invoices')
      .select(({ fn }) => fn.min<string | null>('sending_date').as('sending_date'))
      .where('status', '=', 'scheduled')
      .executeTakeFirst();
    return row?.sending_date ? startOfBusinessDay(row.sending_date) : null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'send a scheduled invoice',
      next: (limit) =>
        app.db
          .selectFrom('invoices')
          .select('id')
          .where('status', '=', 'scheduled')
          .where('sending_date', '<=', businessDateOf(now))
          .orderBy('sending_date')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: ({ id }) => sendOrReturn(app, id, businessDateOf(now)),
    }),
};

async function sendOrReturn(app: App, invoiceId: string, today: string): Promise<boolean> {
  try {
    return await whileDue(app, invoiceId, today, async (context, invoice) => {
      await sendLocked(context, invoice, 'sending-date-reached');
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return await whileDue(app, invoiceId, today, returnToSeller);
  }
}

const whileDue = (
  app: App,
  invoiceId: string,
  today: string,
  act: (context: OperationContext, invoice: Invoice) => Promise<void>,
): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, invoiceId);
    // It may have been sent, changed or deleted since the query.
    if (invoice.status !== 'scheduled' || invoice.sendingDate === null || invoice.sendingDate > today) return false;
    await act(systemContext(app, transaction), invoice);
    return true;
  });

async function returnToSeller(context: OperationContext, invoice: Invoice): Promise<void> {
  await unscheduleInvoice(context, invoice);
  await mailScheduledNotSent(context, invoice);
}

import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, Refusal, systemContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import { findParties } from '../organizations/index.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice } from './invoice-repository.ts';
import { sendLocked } from './send-invoice.ts';
import { unscheduleInvoice } from './unschedule-invoice.ts';

/**
 * Sends scheduled invoices when their sending date begins in New York, once each; after a missed run, as soon as
 * possible. One that can't be sent any longer becomes a draft again, and its seller is told.
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
  const seller = (await findParties(context.db, [invoice.sellerOrganizationId])).get(invoice.sellerOrganizationId);
  for (const { email: to, locale } of seller?.owners ?? []) {
    await sendMail(context.db, {
      to,
      template: 'scheduled-invoice-not-sent',
      locale,
      data: {
        buyerName: invoice.recipientName,
        sendingDate: invoice.sendingDate ?? invoice.dueDate,
        link: `${context.app.config.publicUrl}/invoices/${invoice.id}/form`,
      },
      about: invoice.id,
    });
  }
}

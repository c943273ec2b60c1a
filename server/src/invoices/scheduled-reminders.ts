import { isPaymentInProgress, nextReminderOn } from '@quittance/sdk/rules';
import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { mailBuyer } from './invoice-mails.ts';
import { lockInvoice } from './invoice-repository.ts';
import { countEventsOn } from './mail-again.ts';
import { recordMilestone } from './move-invoice.ts';

/** Events of a day on which the buyer gets a mail about the invoice, so that no planned reminder follows. */
const mailedBy = ['send', 'sending-date-reached', 'resent', 'reminded', 'became-overdue'];

/**
 * Sends the planned reminders of an invoice when their day begins in New York, until it is settled or closed. After an
 * outage one reminder goes for all that were missed. While a payment is in progress none goes, and none is caught up.
 */
export const scheduledReminders: DueWork = {
  name: 'scheduled-reminders',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('invoices')
      .select(({ fn }) => fn.min<string | null>('next_reminder_on').as('next_reminder_on'))
      .where('next_reminder_on', 'is not', null)
      .executeTakeFirst();
    return row?.next_reminder_on ? startOfBusinessDay(row.next_reminder_on) : null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'remind a buyer',
      next: (limit) =>
        app.db
          .selectFrom('invoices')
          .select('id')
          .where('next_reminder_on', '<=', businessDateOf(now))
          .orderBy('next_reminder_on')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: ({ id }) => remind(app, id, businessDateOf(now)),
    }),
};

const remind = (app: App, invoiceId: string, today: string): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, invoiceId);
    // Another process may have done it since the query.
    if (invoice.nextReminderOn === null || invoice.nextReminderOn > today) return false;
    const goesOn = invoice.status === 'sent' || isPaymentInProgress(invoice.status);
    const changes = { next_reminder_on: goesOn ? nextReminderOn(invoice, today) : null };
    const context = systemContext(app, transaction);
    const isMailed = async () => (await countEventsOn(transaction, invoiceId, { events: mailedBy, day: today })) > 0;
    if (invoice.status !== 'sent' || (await isMailed())) {
      await transaction.updateTable('invoices').set(changes).where('id', '=', invoiceId).execute();
      return true;
    }
    await mailBuyer(context, invoice, 'invoice-reminder');
    await recordMilestone(context, invoice, {
      event: 'reminded',
      changes,
      detail: { plannedOn: invoice.nextReminderOn },
    });
    return true;
  });

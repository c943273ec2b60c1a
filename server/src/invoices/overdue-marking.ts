import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { type Connection, inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { mailBuyer, mailInvoiceSeller } from './invoice-mails.ts';
import { lockInvoice } from './invoice-repository.ts';
import { recordMilestone } from './move-invoice.ts';

/** Marks open invoices as overdue when the day after their due date begins in New York. */
export const overdueMarking: DueWork = {
  name: 'overdue-marking',
  async nextDueAt({ db }) {
    const row = await openInvoices(db)
      .select(({ fn }) => fn.min<string | null>('due_date').as('due_date'))
      .executeTakeFirst();
    return row?.due_date ? startOfBusinessDay(addDays(row.due_date, 1)) : null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'mark an invoice as overdue',
      next: (limit) =>
        openInvoices(app.db)
          .select('id')
          .where('due_date', '<', businessDateOf(now))
          .orderBy('due_date')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: ({ id }) => markOverdue(app, id, businessDateOf(now)),
    }),
};

const openInvoices = (db: Connection) =>
  db.selectFrom('invoices').where('status', '=', 'sent').where('is_overdue', '=', false);

const markOverdue = (app: App, invoiceId: string, today: string): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const invoice = await lockInvoice(transaction, invoiceId);
    // It may have been paid, or marked by another process, since the query.
    if (invoice.status !== 'sent' || invoice.isOverdue || invoice.dueDate >= today) return false;
    const context = systemContext(app, transaction);
    const overdue = await recordMilestone(context, invoice, { event: 'became-overdue', changes: { is_overdue: true } });
    await mailBuyer(context, overdue, 'invoice-overdue-buyer');
    await mailInvoiceSeller(context, overdue, 'invoice-overdue-seller');
    return true;
  });

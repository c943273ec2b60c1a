import { isOpen, isPaymentInProgress, isUnsent, nextReminderOn } from '@quittance/sdk/rules';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';
import { noSuchInvoice } from './invoice-repository.ts';
import { type InvoiceOfParty, lockInvoiceOf } from './lock-invoice-of.ts';
import { recordMilestone } from './move-invoice.ts';

export interface PlanReminders extends InvoiceOfParty {
  /** Days from the due date; empty for no reminders. */
  readonly reminderDays: readonly number[];
}

/** Returns the columns of an invoice's reminders. Those of a day that has begun are no longer sent. */
export const reminderColumns = (
  { dueDate }: Pick<Invoice, 'dueDate'>,
  reminderDays: readonly number[],
  today: string,
) => ({
  reminder_days: JSON.stringify(reminderDays.toSorted((one, other) => one - other)),
  next_reminder_on: nextReminderOn({ dueDate, reminderDays }, today),
});

/**
 * Changes when automatic reminders of an invoice are sent. It is no part of the document, so it may change after sending.
 * @throws NotFoundError for everybody but the seller; InvoiceStateError when nobody has to pay
 */
export async function planReminders(context: OperationContext, input: PlanReminders): Promise<Invoice> {
  const { invoice, viewer } = await lockInvoiceOf(context.db, input);
  if (viewer !== 'seller') throw noSuchInvoice();
  if (!isUnsent(invoice.status) && !isOpen(invoice.status) && !isPaymentInProgress(invoice.status)) {
    throw new Refusal('InvoiceStateError', `The invoice is ${invoice.status} and needs no reminders.`);
  }
  const today = await context.app.clock.today(context.db);
  const columns = reminderColumns(invoice, input.reminderDays, today);
  return await recordMilestone(context, invoice, {
    event: 'reminders-planned',
    // Nobody is reminded of an invoice that was not sent.
    changes: isUnsent(invoice.status) ? { ...columns, next_reminder_on: null } : columns,
    detail: { reminderDays: input.reminderDays.join(' ') },
  });
}

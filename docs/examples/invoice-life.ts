import { type InvoiceEvent, invoiceTransitions, type StoredInvoiceStatus, statusesAfter } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, InvalidDateError, isBusinessDate } from '@quittance/sdk/time';

/** Everything that can happen to an invoice in this status, and where it leads. */
export const whatCanHappen = (status: StoredInvoiceStatus): ReadonlyMap<InvoiceEvent, readonly StoredInvoiceStatus[]> =>
  new Map(
    invoiceTransitions
      .filter(({ from }) => from.includes(status))
      .map(({ event }) => [event, statusesAfter(status, event)] as const),
  );

/** The day on which a reminder goes out, or undefined for text that is no date. */
export function reminderDate(dueDate: string): BusinessDate | undefined {
  try {
    return addDays(dueDate as BusinessDate, -3);
  } catch (error) {
    if (error instanceof InvalidDateError && !isBusinessDate(dueDate)) return undefined;
    throw error;
  }
}

import { type InvoiceEvent, invoiceTransitions, type StoredInvoiceStatus, statusesAfter } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, InvalidDateError, isBusinessDate } from '@quittance/sdk/time';

/** Returns every event that is possible in this status, with the next status. */
export const whatCanHappen = (status: StoredInvoiceStatus): ReadonlyMap<InvoiceEvent, readonly StoredInvoiceStatus[]> =>
  new Map(
    invoiceTransitions
      .filter(({ from }) => from.includes(status))
      .map(({ event }) => [event, statusesAfter(status, event)] as const),
  );

/** Returns the day of a reminder; undefined for an invalid date. */
export function reminderDate(dueDate: string): BusinessDate | undefined {
  try {
    return addDays(dueDate as BusinessDate, -3);
  } catch (error) {
    if (error instanceof InvalidDateError && !isBusinessDate(dueDate)) return undefined;
    throw error;
  }
}

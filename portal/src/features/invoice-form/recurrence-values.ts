import { type Recurrence, type RecurrenceUnit, recurrenceUnits } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';

/** How the series ends, in the form. */
export const recurrenceEnds = ['never', 'date', 'count'] as const;
export type RecurrenceEnd = (typeof recurrenceEnds)[number];

/** The repetition in the form. */
export interface InvoiceFormRecurrence {
  readonly every: RecurrenceUnit | 'none';
  readonly end: RecurrenceEnd;
  readonly endDate: BusinessDate | '';
  /** How many invoices in all, as text. */
  readonly count: string;
}

export const noRecurrence: InvoiceFormRecurrence = { every: 'none', end: 'never', endDate: '', count: '12' };

export const everyChoices = ['none', ...recurrenceUnits] as const;

export function recurrenceOfInvoice(recurrence: Recurrence | undefined): InvoiceFormRecurrence {
  if (recurrence === undefined) return noRecurrence;
  const { every, endDate, count } = recurrence;
  return {
    every,
    end: endDate !== undefined ? 'date' : count !== undefined ? 'count' : 'never',
    endDate: endDate ?? '',
    count: count === undefined ? noRecurrence.count : String(count),
  };
}

/** Returns the repetition as the calls take it; undefined for an invoice that goes once. */
export function recurrenceContent({ every, end, endDate, count }: InvoiceFormRecurrence): Recurrence | undefined {
  if (every === 'none') return undefined;
  return {
    every,
    ...(end === 'date' && endDate !== '' && { endDate }),
    ...(end === 'count' && count !== '' && { count: Number(count) }),
  };
}

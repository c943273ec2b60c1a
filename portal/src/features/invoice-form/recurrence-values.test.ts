import { expect, it } from 'vitest';
import { noRecurrence, recurrenceContent, recurrenceOfInvoice } from './recurrence-values.ts';

it.each([
  [undefined],
  [{ every: 'week' }],
  [{ every: 'month', endDate: '2090-06-30' }],
  [{ every: 'month', count: 4 }],
] as const)('a repetition stays the same through the form: %j', (recurrence) => {
  expect(recurrenceContent(recurrenceOfInvoice(recurrence))).toEqual(recurrence);
});

it('an end that is not chosen is not sent', () => {
  expect(recurrenceContent({ ...noRecurrence, every: 'week', end: 'date' })).toEqual({ every: 'week' });
  expect(recurrenceContent({ ...noRecurrence, every: 'week', endDate: '2090-06-30' })).toEqual({ every: 'week' });
});

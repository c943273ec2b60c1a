import { expect, it } from 'vitest';
import { orderFields, orderQueryOf, sortsFor, withoutSort } from './list-order.ts';

const none = { dueFrom: '', dueTo: '', sort: 'due-latest' } as const;

it('asks for a period and an order only if they are chosen', () => {
  expect(orderQueryOf(none, '')).toEqual({});
  expect(orderQueryOf({ dueFrom: '2026-07-01', dueTo: '2026-09-30', sort: 'due-earliest' }, '')).toEqual({
    dueFrom: '2026-07-01',
    dueTo: '2026-09-30',
    sort: 'due-earliest',
  });
});

it('sorts by amount only within one currency', () => {
  expect(sortsFor('')).toEqual(['due-latest', 'due-earliest']);
  expect(sortsFor('EUR')).toEqual(['due-latest', 'due-earliest', 'amount-highest', 'amount-lowest']);
  const byAmount = { ...none, sort: 'amount-highest' } as const;
  expect(orderQueryOf(byAmount, 'EUR')).toEqual({ sort: 'amount-highest' });
  // The address of a page may have been shortened.
  expect(orderQueryOf(byAmount, '')).toEqual({});
});

it('ignores dates that the calendar doesn’t have', () => {
  expect(orderFields.dueFrom.read('2026-02-30')).toBeUndefined();
  expect(orderFields.dueFrom.read('2026-02-28')).toBe('2026-02-28');
});

it('an order hides nothing, a period does', () => {
  expect(withoutSort({ ...none, sort: 'due-earliest', dueTo: '2026-09-30' })).toEqual({ ...none, dueTo: '2026-09-30' });
});

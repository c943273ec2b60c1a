import { describe, expect, it } from 'vitest';
import { invoiceFilters } from './invoice-filter.ts';

const { expenses, income } = invoiceFilters;

describe('the filter of a list', () => {
  it('survives being written to and read from the address', () => {
    const order = { sort: 'amount-highest', dueFrom: '2026-07-01', dueTo: '2026-09-30' } as const;
    const search = 'Ünal & Söhne';
    const filter = { status: 'overdue', currency: 'EUR', search, payment: 'failed', ...order } as const;
    expect(income.read(income.write(filter))).toEqual(filter);
  });

  it('leaves the address clean when nothing is filtered', () => {
    expect(expenses.none).toEqual({
      status: 'all',
      currency: '',
      search: '',
      payment: '',
      sort: 'due-latest',
      dueFrom: '',
      dueTo: '',
    });
    expect(expenses.write(expenses.none).toString()).toBe('');
  });

  it('ignores invalid parameters', () => {
    expect(income.read(new URLSearchParams('status=nonsense&currency=euro'))).toEqual(income.none);
    expect(income.read(new URLSearchParams('currency=XXX'))).toEqual(income.none);
  });

  it('has no reported payments among expenses: a buyer has done with them', () => {
    expect(expenses.read(new URLSearchParams('payment=reported')).payment).toBe('');
    expect(expenses.read(new URLSearchParams('payment=failed')).payment).toBe('failed');
    expect(income.read(new URLSearchParams('payment=reported')).payment).toBe('reported');
  });

  it('has no drafts among expenses: a buyer sees an invoice once it is sent', () => {
    expect(expenses.read(new URLSearchParams('status=draft')).status).toBe('all');
    expect(income.read(new URLSearchParams('status=draft')).status).toBe('draft');
  });
});

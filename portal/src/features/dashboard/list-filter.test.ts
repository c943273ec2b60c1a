import { describe, expect, it } from 'vitest';
import { isUnfiltered, readListFilter, writeListFilter } from './list-filter.ts';

const everything = { group: 'all', currency: '', search: '' } as const;

describe('the filter of a list', () => {
  it('survives the way through the address', () => {
    const filter = { group: 'overdue', currency: 'EUR', search: 'Ünal & Söhne' } as const;
    expect(readListFilter(writeListFilter(filter), 'income')).toEqual(filter);
  });

  it('leaves the address clean when nothing is filtered', () => {
    expect(writeListFilter(everything).toString()).toBe('');
    expect(isUnfiltered(readListFilter(new URLSearchParams(), 'expenses'))).toBe(true);
  });

  it('ignores what an address can’t mean', () => {
    expect(readListFilter(new URLSearchParams('status=nonsense&currency=euro'), 'income')).toEqual(everything);
  });

  it('knows no drafts among expenses: a buyer learns of an invoice when it is sent', () => {
    expect(readListFilter(new URLSearchParams('status=draft'), 'expenses').group).toBe('all');
    expect(readListFilter(new URLSearchParams('status=draft'), 'income').group).toBe('draft');
  });
});

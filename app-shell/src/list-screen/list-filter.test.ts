import { describe, expect, it } from 'vitest';
import { choiceOf, listFilter, searchText } from './list-filter.ts';

interface Filter {
  readonly status: 'all' | 'open' | 'paid';
  readonly plan: 'vault' | 'premium' | '';
  readonly currency: string;
  readonly search: string;
}

const filters = listFilter<Filter>({
  status: choiceOf(['all', 'open', 'paid'], 'all'),
  plan: choiceOf(['vault', 'premium']),
  currency: choiceOf(['USD', 'EUR']),
  search: searchText,
});
const none = { status: 'all', plan: '', currency: '', search: '' };

describe('the filter of a list', () => {
  it('survives being written to and read from the address', () => {
    const filter = { status: 'open', plan: 'vault', currency: 'EUR', search: 'Ünal & Söhne' } as const;
    expect(filters.read(filters.write(filter))).toEqual(filter);
    expect(filters.isSet(filter)).toBe(true);
  });

  it('leaves the address clean when nothing is filtered', () => {
    expect(filters.none).toEqual(none);
    expect(filters.write(filters.none).toString()).toBe('');
    expect(filters.isSet(filters.read(new URLSearchParams()))).toBe(false);
  });

  it.each(['status=nonsense', 'plan=VAULT', 'currency=euro', 'other=1'])('ignores invalid values in %j', (query) => {
    expect(filters.read(new URLSearchParams(query))).toEqual(none);
  });

  it('is not set by spaces only, which are never searched for', () => {
    expect(filters.isSet({ ...filters.none, search: '  ' })).toBe(false);
  });

  it('truncates a search that is too long for a call', () => {
    const { search } = filters.read(new URLSearchParams({ search: 'a'.repeat(5000) }));
    expect(search.length).toBeLessThan(5000);
    expect(search).toMatch(/^a+$/);
  });
});

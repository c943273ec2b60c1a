import { maxSearchCharacters } from '@quittance/sdk/rules';
import { type Direction, groupsFor, type StatusGroup } from './status-groups.ts';

/** What a list shows of all invoices. It stands in the address, so that it survives a reload and can be shared. */
export interface ListFilter {
  readonly group: StatusGroup;
  /** Currency code, or empty for all. */
  readonly currency: string;
  readonly search: string;
}

/** Reads the filter from the address; what can't be understood is left out. */
export function readListFilter(query: URLSearchParams, direction: Direction): ListFilter {
  const asked = query.get('status');
  const currency = query.get('currency') ?? '';
  return {
    group: groupsFor(direction).find((group) => group === asked) ?? 'all',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : '',
    search: (query.get('search') ?? '').slice(0, maxSearchCharacters),
  };
}

/** The address's query for a filter; nothing for what is left at its default. */
export function writeListFilter({ group, currency, search }: ListFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (group !== 'all') query.set('status', group);
  if (currency) query.set('currency', currency);
  if (search) query.set('search', search);
  return query;
}

export const isUnfiltered = ({ group, currency, search }: ListFilter): boolean =>
  group === 'all' && currency === '' && search.trim() === '';

import { useQuery } from '../navigation/use-page-history.ts';
import type { ListFilter } from './list-filter.ts';

/**
 * Keeps a list's filter in the address. A changed filter starts at the first page.
 * @throws Error outside a PagePlaceProvider
 */
export function useListFilter<Filter>(filters: ListFilter<Filter>): [Filter, (filter: Filter) => void] {
  const [query, replaceQuery] = useQuery();
  return [filters.read(query), (filter) => replaceQuery(filters.write(filter))];
}

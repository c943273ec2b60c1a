import { useQuery } from '../navigation/use-page-history.ts';
import type { ListFilter } from './list-filter.ts';

/**
 * A list's filter, kept in the address. Another filter begins at the first page.
 * @throws Error outside a PagePlaceProvider
 */
export function useListFilter<Filter>(filters: ListFilter<Filter>): [Filter, (filter: Filter) => void] {
  const [query, replaceQuery] = useQuery();
  return [filters.read(query), (filter) => replaceQuery(filters.write(filter))];
}

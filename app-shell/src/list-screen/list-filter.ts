import { maxSearchCharacters } from '@quittance/sdk/rules';
import { isBusinessDate } from '@quittance/sdk/time';

/** One field of a list's filter. */
export interface FilterField<Value extends string = string> {
  /** The value without a filter; it is omitted from the address. */
  readonly initial: Value;
  /** Reads the value from the address; undefined for an invalid one. */
  readonly read: (text: string) => Value | undefined;
}

/** The fields of a filter, by their parameters in the address. */
type FilterFields<Filter> = {
  readonly [Name in keyof Filter]: Filter[Name] extends string ? FilterField<Filter[Name]> : never;
};

/** A list's filter. It is in the address, so that it survives a reload and can be shared. */
export interface ListFilter<Filter> {
  /** The empty filter. */
  readonly none: Filter;
  /** Reads the filter from the address, ignoring invalid parameters. */
  readonly read: (query: URLSearchParams) => Filter;
  /** Writes a filter to a query, omitting initial values. */
  readonly write: (filter: Filter) => URLSearchParams;
  /** Whether the filter may hide rows. */
  readonly isSet: (filter: Filter) => boolean;
}

/** A search term. */
export const searchText: FilterField = { initial: '', read: (text) => text.slice(0, maxSearchCharacters) };

/** A date, `YYYY-MM-DD`; empty without one. */
export const dateText: FilterField = {
  initial: '',
  read: (text) => (isBusinessDate(text) ? text : undefined),
};

/** One of several values. */
export const choiceOf = <Value extends string, Initial extends string = ''>(
  values: readonly Value[],
  initial: Initial = '' as Initial,
): FilterField<Value | Initial> => ({ initial, read: (text) => values.find((value) => value === text) });

/** Creates the filter of a list from its fields. */
export function listFilter<Filter extends object>(fields: FilterFields<Filter>): ListFilter<Filter> {
  const entries = Object.entries(fields) as [name: keyof Filter & string, field: FilterField][];
  const make = (valueFor: (name: string, field: FilterField) => string): Filter =>
    Object.fromEntries(entries.map(([name, field]) => [name, valueFor(name, field)])) as Filter;
  const changed = (filter: Filter): [name: string, value: string][] =>
    entries.filter(([name, { initial }]) => filter[name] !== initial).map(([name]) => [name, filter[name] as string]);
  return {
    none: make((_, { initial }) => initial),
    read: (query) => make((name, { initial, read }) => read(query.get(name) ?? '') ?? initial),
    write: (filter) => new URLSearchParams(changed(filter)),
    isSet: (filter) => changed(filter).some(([, value]) => value.trim() !== ''),
  };
}

import { maxSearchCharacters } from '@quittance/sdk/rules';

/** One field of a list's filter. */
export interface FilterField<Value extends string = string> {
  /** Nothing is filtered by it; such a value is not in the address. */
  readonly initial: Value;
  /** Reads what the address says; undefined for what it can't mean. */
  readonly read: (text: string) => Value | undefined;
}

/** The fields of a filter by name of their parameter in the address. */
type FilterFields<Filter> = {
  readonly [Name in keyof Filter]: Filter[Name] extends string ? FilterField<Filter[Name]> : never;
};

/** What a list shows of all rows. It is in the address, so that it survives a reload and can be shared. */
export interface ListFilter<Filter> {
  /** Lets every row through. */
  readonly none: Filter;
  /** Reads the filter from the address; what can't be understood is left out. */
  readonly read: (query: URLSearchParams) => Filter;
  /** The address's query for a filter; nothing for what is left at its initial value. */
  readonly write: (filter: Filter) => URLSearchParams;
  /** Whether rows may be missing because of it. */
  readonly isSet: (filter: Filter) => boolean;
}

/** What is searched for. */
export const searchText: FilterField = { initial: '', read: (text) => text.slice(0, maxSearchCharacters) };

/** One of some values. */
export const choiceOf = <Value extends string, Initial extends string = ''>(
  values: readonly Value[],
  initial: Initial = '' as Initial,
): FilterField<Value | Initial> => ({ initial, read: (text) => values.find((value) => value === text) });

/** A text of a certain form, or empty. */
export const textLike = (pattern: RegExp): FilterField => ({
  initial: '',
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** Makes the filter of a list from its fields. */
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

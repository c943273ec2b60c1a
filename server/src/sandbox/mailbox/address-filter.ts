// The mailbox's filter: a whole address matches exactly, part of an address or a number anywhere, in any case.

const isWholeAddress = (filter: string): boolean => /^[^@]+@[^@]+\.[^@.]+$/.test(filter);

/** Operator and value of the filter on a column of lower-case addresses. */
export const addressCondition = (filter: string): ['=' | 'ilike', string] =>
  isWholeAddress(filter) ? ['=', filter.toLowerCase()] : ['ilike', `%${filter.replaceAll(/[\\%_]/g, '\\$&')}%`];

/** The same filter on addresses at hand; an empty one matches all. */
export function addressMatcher(filter: string): (address: string) => boolean {
  const wanted = filter.toLowerCase();
  return isWholeAddress(filter) ? (address) => address === wanted : (address) => address.includes(wanted);
}

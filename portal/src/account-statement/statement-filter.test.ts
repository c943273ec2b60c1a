import { expect, it } from 'vitest';
import { chooseAccount, statementFilters } from './statement-filter.ts';

const dollars = { currency: 'USD', accountType: 'traditional', isActive: true } as const;
const smart = { currency: 'USD', accountType: 'smart', isActive: true } as const;
const euros = { currency: 'EUR', isActive: true } as const;
/** Closed; its history stays. */
const zlotys = { currency: 'PLN', isActive: false } as const;

it.each([
  ['', undefined, dollars],
  ['account=EUR.traditional', undefined, euros],
  ['account=USD.smart', undefined, smart],
  ['account=USD.smart', 'USD', smart],
  ['account=USD.smart', 'EUR', euros],
  ['account=PLN.traditional', undefined, zlotys],
  ['account=PLN.traditional', 'PLN', zlotys],
  ['', 'PLN', zlotys],
  // customer-portal §2: "unknown or inactive currency falls back". The guard does the same with the path.
  ['', 'GBP', dollars],
  ['account=GBP.traditional', undefined, dollars],
  ['account=USD.golden', 'USD', dollars],
] as const)('the address %j with the path’s currency %j is the statement of %j', (query, currency, chosen) => {
  const filter = statementFilters.read(new URLSearchParams(query));
  expect(chooseAccount([dollars, smart, euros, zlotys], filter, currency)).toBe(chosen);
});

it('a business without accounts has no statement', () => {
  expect(chooseAccount([], statementFilters.none)).toBeUndefined();
});

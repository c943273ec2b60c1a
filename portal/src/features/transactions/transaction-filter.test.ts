import { expect, it } from 'vitest';
import { queryOf, transactionFilters } from './transaction-filter.ts';

it.each([
  ['', {}],
  ['direction=in&kind=deposit&status=returned', { direction: 'in', kind: 'deposit', status: 'returned' }],
  ['direction=sideways&kind=gift&from=2026-02-30', {}],
  ['from=2026-02-01&to=2026-02-28&search=+harbor+', { from: '2026-02-01', to: '2026-02-28', search: 'harbor' }],
])('the address ?%s requests %j', (address, query) => {
  expect(queryOf(transactionFilters.read(new URLSearchParams(address)))).toEqual(query);
});

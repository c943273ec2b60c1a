import { expect, it } from 'vitest';
import { joinRows } from './join-rows.ts';

const rowKey = (row: string) => row.slice(0, 1);

it.each([
  ['nothing and a first page', [undefined, null], [['c', 'b'], 'b'], false, [['c', 'b'], 'b']],
  ['rows and the page after them', [['c', 'b'], 'b'], [['a'], null], true, [['c', 'b', 'a'], null]],
  [
    'a first page with a new and a changed row',
    [['b', 'a', '9'], '9'],
    [['c', 'b!'], 'b'],
    false,
    [['c', 'b!', 'a', '9'], '9'],
  ],
  ['a first page of only new rows', [['b', 'a'], 'a'], [['e', 'd'], 'd'], false, [['e', 'd'], 'd']],
  ['a first page that is the whole list', [['b', 'a'], null], [['b'], null], false, [['b'], null]],
  ['a first page that ends below the rows', [['b'], 'b'], [['b', 'a'], 'a'], false, [['b', 'a'], 'a']],
] as const)('joins %s', (_, [rows, cursor], [items, nextCursor], isNext, [expected, expectedCursor]) => {
  expect(joinRows<string>({ rows, cursor }, { items, nextCursor }, { isNext, rowKey })).toEqual({
    rows: expected,
    cursor: expectedCursor,
  });
});

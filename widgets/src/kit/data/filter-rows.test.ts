import { describe, expect, it } from 'vitest';
import { type ColumnFilters, filterRows } from './filter-rows.ts';

const rows = [
  { name: 'José Ruiz', amount: '120.50' },
  { name: 'Ada Lovelace', amount: '12.00' },
  { name: 'Josephine Ada', amount: '7.20' },
];
type Row = (typeof rows)[number];

const columns = [
  { key: 'name', value: (row: Row) => row.name },
  { key: 'amount', value: (row: Row) => row.amount },
];

describe('filtering rows', () => {
  it.each<[ColumnFilters, readonly string[]]>([
    [{}, ['José Ruiz', 'Ada Lovelace', 'Josephine Ada']],
    [{ name: 'JOSE' }, ['José Ruiz', 'Josephine Ada']],
    [{ name: ' ada ' }, ['Ada Lovelace', 'Josephine Ada']],
    [{ name: 'ada', amount: '12' }, ['Ada Lovelace']],
    [{ name: '   ' }, ['José Ruiz', 'Ada Lovelace', 'Josephine Ada']],
    [{ unknown: 'x' }, ['José Ruiz', 'Ada Lovelace', 'Josephine Ada']],
    [{ name: 'nobody' }, []],
  ])('by %j', (filters, expected) => {
    expect(filterRows(rows, columns, filters).map(({ name }) => name)).toEqual(expected);
  });

  it('hands the same rows on when nothing is asked', () => {
    expect(filterRows(rows, columns, {})).toBe(rows);
  });
});

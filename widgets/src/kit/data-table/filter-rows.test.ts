import { formatDecimalMoney } from '@quittance/sdk/money';
import { describe, expect, it } from 'vitest';
import { type ColumnFilters, type FilterableColumn, filterRows } from './filter-rows.ts';

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

describe('filterRows', () => {
  it.each<[ColumnFilters, readonly string[]]>([
    [{}, ['José Ruiz', 'Ada Lovelace', 'Josephine Ada']],
    [{ name: 'JOSE' }, ['José Ruiz', 'Josephine Ada']],
    [{ name: ' ada ' }, ['Ada Lovelace', 'Josephine Ada']],
    [{ name: 'ada', amount: '12' }, ['Ada Lovelace']],
    [{ name: '   ' }, ['José Ruiz', 'Ada Lovelace', 'Josephine Ada']],
    [{ unknown: 'x' }, ['José Ruiz', 'Ada Lovelace', 'Josephine Ada']],
    [{ name: 'nobody' }, []],
  ])('filters by %j', (filters, expected) => {
    expect(filterRows(rows, columns, filters, 'en').map(({ name }) => name)).toEqual(expected);
  });

  it('returns the same rows without a filter', () => {
    expect(filterRows(rows, columns, {}, 'en')).toBe(rows);
  });

  it.each([
    // By the shown text, not the stored value.
    ['amount', '$1,', 'en', ['1200.50']],
    ['amount', '1200', 'en', []],
    ['amount', '1.200,50', 'de', ['1200.50']],
    ['amount', '1.200,50 €', 'de', []],
    ['status', 'on its way', 'en', ['7.20']],
    ['status', 'sent', 'en', []],
    ['date', '05 mar', 'en', ['1200.50']],
    ['date', '05 mar 2026', 'en', ['1200.50']],
    ['date', '05 mar, 2026', 'es', ['1200.50']],
    ['date', '2026-03', 'en', []],
    ['date', 'dez', 'de', ['7.20']],
  ])('filters %s by %j in %s, by the shown text', (key, typed, locale, expected) => {
    const payments = [
      { amount: '1200.50', status: 'paid', date: '2026-03-05' },
      { amount: '7.20', status: 'sent', date: '2025-12-31' },
    ];
    type Payment = (typeof payments)[number];
    const read: readonly FilterableColumn<Payment>[] = [
      {
        key: 'amount',
        kind: 'decimal',
        value: ({ amount }) => amount,
        text: ({ amount }, of) => formatDecimalMoney(amount, 'USD', of),
      },
      {
        key: 'status',
        value: ({ status }) => status,
        text: ({ status }) => (status === 'paid' ? 'Paid' : 'On its way'),
      },
      { key: 'date', kind: 'date', value: ({ date }) => date },
    ];
    expect(filterRows(payments, read, { [key]: typed }, locale).map(({ amount }) => amount)).toEqual(expected);
  });

  it('treats all kinds of space alike', () => {
    const spaced = [{ key: 'amount', value: () => '12\u202f000,50\u00a0€' }];
    expect(filterRows([{}], spaced, { amount: '12 000,50 €' }, 'fr')).toHaveLength(1);
  });
});

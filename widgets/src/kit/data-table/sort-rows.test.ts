import { describe, expect, it } from 'vitest';
import { type CellKind, nextSort, sortRows } from './sort-rows.ts';

const sorted = (values: readonly string[], kind: CellKind, direction: 'ascending' | 'descending', locale = 'en') =>
  sortRows(values, { key: 'value', value: (row) => row, kind }, direction, locale);

describe('sortRows', () => {
  it.each<[CellKind, string, readonly string[], readonly string[]]>([
    ['text', 'en', ['b', 'C', 'a'], ['a', 'b', 'C']],
    ['text', 'en', ['INV-10', 'INV-9'], ['INV-9', 'INV-10']],
    ['text', 'es', ['oso', 'ñu', 'nube'], ['nube', 'ñu', 'oso']],
    ['text', 'sv', ['Östen', 'Zeta'], ['Zeta', 'Östen']],
    ['text', 'de', ['Zeta', 'Östen'], ['Östen', 'Zeta']],
    ['date', 'en', ['2026-03-10', '2025-12-31'], ['2025-12-31', '2026-03-10']],
    // By time, in different notations.
    [
      'date',
      'en',
      ['2026-03-10T09:00:00.5Z', '2026-03-10T09:00:00Z'],
      ['2026-03-10T09:00:00Z', '2026-03-10T09:00:00.5Z'],
    ],
    [
      'date',
      'en',
      ['2026-03-10T09:00:00Z', '2026-03-10T10:00:00+02:00', '2026-03-10'],
      ['2026-03-10', '2026-03-10T10:00:00+02:00', '2026-03-10T09:00:00Z'],
    ],
    ['decimal', 'en', ['10', '9.5', '-3', '9.50000000000000001'], ['-3', '9.5', '9.50000000000000001', '10']],
    ['decimal', 'en', ['90071992547409931', '90071992547409930'], ['90071992547409930', '90071992547409931']],
  ])('of %s in %s: %j becomes %j', (kind, locale, values, expected) => {
    expect(sorted(values, kind, 'ascending', locale)).toEqual(expected);
    expect(sorted(values, kind, 'descending', locale)).toEqual([...expected].reverse());
  });

  it.each<CellKind>(['text', 'date', 'decimal'])('leaves rows without a %s last in either direction', (kind) => {
    const values = ['', '2', '1'];
    expect(sorted(values, kind, 'ascending')).toEqual(['1', '2', '']);
    expect(sorted(values, kind, 'descending')).toEqual(['2', '1', '']);
  });

  it('keeps equal rows in their order', () => {
    const rows = ['b1', 'a1', 'b2', 'a2'];
    const byLetter = sortRows(rows, { key: 'letter', value: (row) => row.charAt(0) }, 'ascending', 'en');
    expect(byLetter).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('goes from unsorted to ascending, to descending and back', () => {
    const ascending = nextSort(null, 'due');
    const descending = nextSort(ascending, 'due');
    expect(ascending).toEqual({ key: 'due', direction: 'ascending' });
    expect(descending).toEqual({ key: 'due', direction: 'descending' });
    expect(nextSort(descending, 'due')).toBeNull();
    expect(nextSort(descending, 'amount')).toEqual({ key: 'amount', direction: 'ascending' });
  });
});

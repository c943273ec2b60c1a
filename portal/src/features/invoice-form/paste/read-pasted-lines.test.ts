import { describe, expect, it } from 'vitest';
import { readPastedLines } from './read-pasted-lines.ts';
import { readTable } from './read-table.ts';

describe('a table of the clipboard', () => {
  it.each([
    [
      'cells and rows',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quoted cell with everything', '"a ""b""\tc\nd"\te', [['a "b"\tc\nd', 'e']]],
    ['a quote inside a cell', '5" pipe\t3', [['5" pipe', '3']]],
    ['empty rows', 'a\n\n\t\nb', [['a'], ['b']]],
    ['nothing', '', []],
  ])('has %s', (_what, text, rows) => {
    expect(readTable(text)).toEqual(rows);
  });
});

describe('pasted lines', () => {
  const lines = (text: string, locale = 'en') => readPastedLines(text, locale)?.lines;

  it('are name, unit price and quantity', () => {
    expect(lines('Design\t120.50\t3\nHosting\t$1,200.00\t')).toEqual([
      { name: 'Design', rate: '120.50', quantity: '3' },
      { name: 'Hosting', rate: '1200.00', quantity: '' },
    ]);
  });

  it('follow a heading in another order, in English and Spanish', () => {
    expect(lines('Qty\tDescription\tPrice\n2\tWork\t10')).toEqual([{ name: 'Work', rate: '10', quantity: '2' }]);
    expect(lines('Cantidad\tConcepto\tPrecio\n2\tTrabajo\t10,5', 'es')).toEqual([
      { name: 'Trabajo', rate: '10.5', quantity: '2' },
    ]);
  });

  it.each([
    ['en', '1,234.5', '1234.5'],
    ['es', '1.234,5', '1234.5'],
    ['es', '1234,50 €', '1234.50'],
    ['en', 'USD 12', '12'],
    ['en', '0.0125', '0.0125'],
  ])('in %s have the price %s as %s', (locale, written, rate) => {
    expect(lines(`Work\t${written}\t1`, locale)).toEqual([{ name: 'Work', rate, quantity: '1' }]);
  });

  it('leave out the cells that can’t be used, and name each', () => {
    const found = readPastedLines(`Work\tabc\t-2\n${'x'.repeat(201)}\t0.00001\t1`, 'en');
    expect(found?.lines).toEqual([
      { name: 'Work', rate: '', quantity: '' },
      { name: '', rate: '', quantity: '1' },
    ]);
    expect(found?.badCells.map(({ row, field }) => [row, field])).toEqual([
      [1, 'rate'],
      [1, 'quantity'],
      [2, 'name'],
      [2, 'rate'],
    ]);
  });

  it('are none in a plain text', () => {
    expect(readPastedLines('Just a name', 'en')).toBeNull();
    expect(readPastedLines('', 'en')).toBeNull();
  });
});

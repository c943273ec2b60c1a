import type { Column } from '@quittance/widgets/kit';
import { describe, expect, it, vi } from 'vitest';
import type { LoadPage } from '../use-pages.ts';
import { collectCsv, maxExportedRows } from './collect-csv.ts';

const columns: readonly Column<number>[] = [
  { key: 'n', header: 'Number', cell: String, value: String, kind: 'decimal' },
];

/** A list of the numbers from 1 to `count`; the last number of a page is its cursor. */
const listOf = (count: number) =>
  vi.fn<LoadPage<number>>(async ({ cursor = '0', limit = 25 }) => {
    const start = Number(cursor);
    const end = Math.min(start + limit, count);
    const items = Array.from({ length: end - start }, (_, index) => start + index + 1);
    return { items, nextCursor: end < count ? String(end) : null };
  });

function collect(load: LoadPage<number>, signal = new AbortController().signal) {
  const progress: number[] = [];
  const collected = collectCsv({ load, columns, signal, onProgress: (rows) => progress.push(rows) });
  return { collected, progress };
}

describe('exporting a list', () => {
  it('writes the rows of all pages in order, after the byte order mark and the header', async () => {
    const load = listOf(250);
    const { collected, progress } = collect(load);
    const { text, rows, isCut } = await collected;
    expect(text.startsWith('\uFEFFNumber\r\n1\r\n2\r\n')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(251);
    expect({ rows, isCut }).toEqual({ rows: 250, isCut: false });
    expect(progress).toEqual([100, 200, 250]);
    expect(load.mock.calls.map(([page]) => page)).toEqual([
      { limit: 100 },
      { limit: 100, cursor: '100' },
      { limit: 100, cursor: '200' },
    ]);
  });

  it('writes the header of a list without rows', async () => {
    await expect(collect(listOf(0)).collected).resolves.toEqual({ text: '\uFEFFNumber\r\n', rows: 0, isCut: false });
  });

  it.each([
    [maxExportedRows, maxExportedRows, false],
    [maxExportedRows + 1, maxExportedRows, true],
  ])('of %i rows writes %i; incomplete: %s', async (count, rows, isCut) => {
    await expect(collect(listOf(count)).collected).resolves.toMatchObject({ rows, isCut });
  });

  it('ends when it is aborted, including the page that is loading', async () => {
    const abort = new AbortController();
    const load = listOf(500);
    const { collected, progress } = collect(async (page, signal) => {
      if (page.cursor === '100') abort.abort();
      return load(page, signal);
    }, abort.signal);
    await expect(collected).rejects.toThrow(/abort/i);
    expect(load).toHaveBeenCalledTimes(2);
    expect(progress).toEqual([100]);
  });

  it('rethrows the error of a page', async () => {
    await expect(collect(() => Promise.reject(new Error('No network.'))).collected).rejects.toThrow('No network.');
  });
});

import { describe, expect, it } from 'vitest';
import { rowsInPage, scrollTopToShow } from './row-window.ts';

describe('the rendered rows', () => {
  const request = { count: 100_000, rowHeight: 40, viewHeight: 400 };
  const from = (start: number, end: number) => Array.from({ length: end - start }, (_, step) => start + step);

  it.each([
    [0, 0, 17],
    [39, 0, 17],
    [40, 0, 18],
    [400, 4, 27],
    [2_000_000, 49_994, 50_017],
    [3_999_600, 99_983, 100_000],
    [-80, 0, 17],
    [9_999_999, 99_983, 100_000],
  ])('scrolled to %i are those from %i to %i', (scrollTop, start, end) => {
    expect(rowsInPage({ ...request, scrollTop })).toEqual(from(start, end));
  });

  it('are all of them when they fit', () => {
    expect(rowsInPage({ ...request, count: 3, scrollTop: 0 })).toEqual([0, 1, 2]);
    expect(rowsInPage({ ...request, count: 0, scrollTop: 0 })).toEqual([]);
  });

  it('include the focused row anywhere, in order', () => {
    expect(rowsInPage({ ...request, scrollTop: 2_000_000 }, 7)).toEqual([7, ...from(49_994, 50_017)]);
    expect(rowsInPage({ ...request, scrollTop: 0 }, 500)).toEqual([...from(0, 17), 500]);
    expect(rowsInPage({ ...request, scrollTop: 0 }, 3)).toEqual(from(0, 17));
    expect(rowsInPage({ ...request, count: 3, scrollTop: 0 }, 500)).toEqual([0, 1, 2]);
  });

  it.each([
    [0, 400, 0],
    [10, 400, 400],
    [12, 400, 400],
    [19, 400, 400],
    [20, 400, 440],
  ])('show row %i from %i by scrolling to %i', (index, scrollTop, expected) => {
    expect(scrollTopToShow(index, { rowHeight: 40, scrollTop, viewHeight: 400 })).toBe(expected);
  });
});

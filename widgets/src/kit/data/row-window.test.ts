import { describe, expect, it } from 'vitest';
import { rowWindow, scrollTopToShow } from './row-window.ts';

describe('the window of rows', () => {
  const request = { count: 100_000, rowHeight: 40, viewHeight: 400, overscan: 5 };

  it.each([
    [0, 0, 16],
    [39, 0, 16],
    [40, 0, 17],
    [400, 5, 26],
    [2_000_000, 49_995, 50_016],
    [3_999_600, 99_984, 100_000],
    // Safari scrolls beyond both ends and springs back.
    [-80, 0, 16],
    [9_999_999, 99_984, 100_000],
  ])('scrolled to %i holds the rows from %i to %i', (scrollTop, start, end) => {
    expect(rowWindow({ ...request, scrollTop })).toEqual({
      start,
      end,
      roomBefore: start * 40,
      roomAfter: (100_000 - end) * 40,
    });
  });

  it('holds every row when all of them fit', () => {
    expect(rowWindow({ ...request, count: 3, scrollTop: 0 })).toEqual({
      start: 0,
      end: 3,
      roomBefore: 0,
      roomAfter: 0,
    });
    expect(rowWindow({ ...request, count: 0, scrollTop: 0 })).toEqual({
      start: 0,
      end: 0,
      roomBefore: 0,
      roomAfter: 0,
    });
  });

  it.each([
    [0, 400, 0],
    [10, 400, 400],
    [12, 400, 400],
    [19, 400, 400],
    [20, 400, 440],
  ])('shows row %i from %i by scrolling to %i', (index, scrollTop, expected) => {
    expect(scrollTopToShow(index, { rowHeight: 40, scrollTop, viewHeight: 400 })).toBe(expected);
  });
});

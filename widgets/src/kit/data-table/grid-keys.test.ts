import { describe, expect, it } from 'vitest';
import { moveInGrid } from './grid-keys.ts';

const shape = { rowCount: 101, columnCount: 4, firstRow: 0, pageRows: 10, isRightToLeft: false } as const;
const alone = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });
const withControl = (key: string) => ({ ...alone(key), ctrlKey: true });
const middle = { row: 50, column: 2 };

describe('moveInGrid', () => {
  it.each([
    ['ArrowDown', { row: 51, column: 2 }],
    ['ArrowUp', { row: 49, column: 2 }],
    ['ArrowRight', { row: 50, column: 3 }],
    ['ArrowLeft', { row: 50, column: 1 }],
    ['PageDown', { row: 60, column: 2 }],
    ['PageUp', { row: 40, column: 2 }],
    ['Home', { row: 50, column: 0 }],
    ['End', { row: 50, column: 3 }],
  ])('%s moves to %j', (key, expected) => {
    expect(moveInGrid(alone(key), middle, shape)).toEqual(expected);
  });

  it.each([
    ['Home', { row: 0, column: 0 }],
    ['End', { row: 100, column: 3 }],
  ])('Control and %s move to %j', (key, expected) => {
    expect(moveInGrid(withControl(key), middle, shape)).toEqual(expected);
  });

  it('arrows point the other way in right-to-left text', () => {
    const mirrored = { ...shape, isRightToLeft: true };
    expect(moveInGrid(alone('ArrowRight'), middle, mirrored)).toEqual({ row: 50, column: 1 });
    expect(moveInGrid(alone('ArrowLeft'), middle, mirrored)).toEqual({ row: 50, column: 3 });
  });

  it('stops at the edges', () => {
    expect(moveInGrid(alone('ArrowUp'), { row: 0, column: 0 }, shape)).toEqual({ row: 0, column: 0 });
    expect(moveInGrid(alone('ArrowLeft'), { row: 0, column: 0 }, shape)).toEqual({ row: 0, column: 0 });
    expect(moveInGrid(alone('PageDown'), { row: 98, column: 0 }, shape)).toEqual({ row: 100, column: 0 });
    expect(moveInGrid(alone('ArrowRight'), { row: 0, column: 3 }, shape)).toEqual({ row: 0, column: 3 });
  });

  it('skips a hidden head', () => {
    const headless = { ...shape, firstRow: 1 } as const;
    expect(moveInGrid(alone('ArrowUp'), { row: 1, column: 2 }, headless)).toEqual({ row: 1, column: 2 });
    expect(moveInGrid(withControl('Home'), middle, headless)).toEqual({ row: 1, column: 0 });
  });

  it.each(['a', 'Enter', ' ', 'Tab', 'Escape'])('ignores %j', (key) => {
    expect(moveInGrid(alone(key), middle, shape)).toBeNull();
  });

  it('ignores Alt and an arrow, with which the browser goes back', () => {
    expect(moveInGrid({ ...alone('ArrowLeft'), altKey: true }, middle, shape)).toBeNull();
  });
});

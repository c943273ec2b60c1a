import { describe, expect, it } from 'vitest';
import { shareOf, withAllToggled, withToggled } from './row-selection.ts';

describe('shareOf', () => {
  it.each([
    [['a', 'b'], [], 'none'],
    [['a', 'b'], ['a'], 'some'],
    [['a', 'b'], ['a', 'b'], 'all'],
    // Rows hidden by filters don't count.
    [['a', 'b'], ['c'], 'none'],
    [['a', 'b'], ['a', 'b', 'c'], 'all'],
    [[], ['c'], 'none'],
  ])('of %j with %j: %s', (keys, selected, expected) => {
    expect(shareOf(keys, new Set(selected))).toBe(expected);
  });
});

describe('withAllToggled', () => {
  it.each([
    [['a', 'b'], [], ['a', 'b']],
    [['a', 'b'], ['a'], ['a', 'b']],
    [['a', 'b'], ['a', 'b'], []],
    // Selected rows that the filters hide stay selected.
    [['a', 'b'], ['c'], ['c', 'a', 'b']],
    [['a', 'b'], ['c', 'a', 'b'], ['c']],
    [[], ['c'], ['c']],
  ])('pressed above %j with %j leaves %j', (keys, selected, expected) => {
    expect([...withAllToggled(keys, new Set(selected))]).toEqual(expected);
  });

  it('never changes the set that it was given', () => {
    const selected = new Set(['a']);
    withAllToggled(['a', 'b'], selected);
    expect([...selected]).toEqual(['a']);
  });
});

it('toggles one row', () => {
  expect([...withToggled('a', new Set(['b']))]).toEqual(['b', 'a']);
  expect([...withToggled('a', new Set(['b', 'a']))]).toEqual(['b']);
});

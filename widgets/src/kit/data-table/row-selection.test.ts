import { describe, expect, it } from 'vitest';
import { shareOf, withAllToggled, withToggled } from './row-selection.ts';

describe('how many rows are selected', () => {
  it.each([
    [['a', 'b'], [], 'none'],
    [['a', 'b'], ['a'], 'some'],
    [['a', 'b'], ['a', 'b'], 'all'],
    // What the filters hide does not count.
    [['a', 'b'], ['c'], 'none'],
    [['a', 'b'], ['a', 'b', 'c'], 'all'],
    [[], ['c'], 'none'],
  ])('of %j with %j: %s', (keys, selected, expected) => {
    expect(shareOf(keys, new Set(selected))).toBe(expected);
  });
});

describe('the box of all rows', () => {
  it.each([
    [['a', 'b'], [], ['a', 'b']],
    [['a', 'b'], ['a'], ['a', 'b']],
    [['a', 'b'], ['a', 'b'], []],
    // What was selected before the filters hid it stays so, and is not taken away either.
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

it('turns one row round', () => {
  expect([...withToggled('a', new Set(['b']))]).toEqual(['b', 'a']);
  expect([...withToggled('a', new Set(['b', 'a']))]).toEqual(['b']);
});

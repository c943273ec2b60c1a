import { describe, expect, it } from 'vitest';
import { type ListboxKey, listboxKeyOf, moveActive } from './listbox-keys.ts';

const options = Array.from({ length: 25 }, (_, index) => ({
  value: String(index),
  label: `Option ${index}`,
  disabled: index === 0 || index === 12,
}));

describe('moveActive', () => {
  it.each<[string, string | undefined, ListboxKey, string]>([
    ['down from nothing to the first enabled option', undefined, 'ArrowDown', '1'],
    ['up from nothing to the last', undefined, 'ArrowUp', '24'],
    ['down past a disabled option', '11', 'ArrowDown', '13'],
    ['up past a disabled option', '13', 'ArrowUp', '11'],
    ['not beyond the end', '24', 'ArrowDown', '24'],
    ['not beyond the beginning', '1', 'ArrowUp', '1'],
    ['ten down', '1', 'PageDown', '11'],
    ['to the end if fewer are left', '20', 'PageDown', '24'],
    ['ten up', '24', 'PageUp', '14'],
    ['to the beginning if fewer are left', '3', 'PageUp', '1'],
    ['to the first', '9', 'Home', '1'],
    ['to the last', '9', 'End', '24'],
  ])('goes %s', (_where, active, key, expected) => {
    expect(moveActive(options, active, key)).toBe(expected);
  });

  it('finds nothing in an empty list', () => {
    expect(moveActive([], undefined, 'ArrowDown')).toBeUndefined();
  });
});

describe('listboxKeyOf', () => {
  it.each<[string, string, boolean, boolean, ListboxKey | null]>([
    ['a space chooses while nothing is typed', ' ', false, false, 'Enter'],
    ['a space is text once something is typed', ' ', false, true, null],
    ['Alt and arrow up choose', 'ArrowUp', true, true, 'Enter'],
    ['letters are text', 'a', false, false, null],
    ['arrows move', 'ArrowDown', false, true, 'ArrowDown'],
  ])('%s', (_name, key, altKey, isTyping, expected) => {
    expect(listboxKeyOf({ key, altKey }, isTyping)).toBe(expected);
  });
});

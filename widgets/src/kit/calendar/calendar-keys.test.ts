import { describe, expect, it } from 'vitest';
import { clampDate, isOutside, moveDate } from './calendar-keys.ts';

const pressed = { ctrlKey: false, shiftKey: false, metaKey: false, altKey: false };

const move = (key: string, shiftKey = false, isRightToLeft = false, firstWeekday = 0) =>
  // A Thursday.
  moveDate('2026-03-05', { ...pressed, key, shiftKey }, { firstWeekday, isRightToLeft }, {});

describe('moveDate', () => {
  it.each([
    ['ArrowRight', '2026-03-06'],
    ['ArrowLeft', '2026-03-04'],
    ['ArrowDown', '2026-03-12'],
    ['ArrowUp', '2026-02-26'],
    ['Home', '2026-03-01'],
    ['End', '2026-03-07'],
    ['PageDown', '2026-04-05'],
    ['PageUp', '2026-02-05'],
  ])('%s goes to %s', (key, expected) => {
    expect(move(key)).toBe(expected);
  });

  it('goes a year with Shift', () => {
    expect(move('PageDown', true)).toBe('2027-03-05');
    expect(move('PageUp', true)).toBe('2025-03-05');
  });

  it('follows the direction of the text', () => {
    expect(move('ArrowRight', false, true)).toBe('2026-03-04');
    expect(move('ArrowLeft', false, true)).toBe('2026-03-06');
  });

  it('goes to the ends of a week that begins on Monday', () => {
    expect(move('Home', false, false, 1)).toBe('2026-03-02');
    expect(move('End', false, false, 1)).toBe('2026-03-08');
  });

  it('ignores other keys', () => {
    expect(move('a')).toBeNull();
  });

  it.each(['altKey', 'metaKey'])('leaves an arrow with %s to the browser, which goes back by it', (held) => {
    const back = { ...pressed, key: 'ArrowLeft', [held]: true };
    expect(moveDate('2026-03-05', back, { firstWeekday: 0, isRightToLeft: false }, {})).toBeNull();
  });
});

describe('bounds', () => {
  const bounds = { min: '2026-01-10', max: '2026-03-05' };

  it.each([
    ['2026-01-09', true, '2026-01-10'],
    ['2026-01-10', false, '2026-01-10'],
    ['2026-03-05', false, '2026-03-05'],
    ['2026-03-06', true, '2026-03-05'],
  ])('%s is outside: %s, and becomes %s', (date, outside, clamped) => {
    expect(isOutside(date, bounds)).toBe(outside);
    expect(clampDate(date, bounds)).toBe(clamped);
  });

  it('may be absent', () => {
    expect(isOutside('1900-01-01', {})).toBe(false);
  });

  it.each([
    // The arrow keys reach disabled days of a month that has enabled ones.
    ['ArrowRight', '2026-03-05', '2026-03-06'],
    ['ArrowUp', '2026-01-12', '2026-01-05'],
    ['ArrowUp', '2026-01-05', '2026-01-01'],
    ['ArrowDown', '2026-03-30', '2026-03-31'],
    // A jump ends on an enabled day.
    ['PageDown', '2026-02-20', '2026-03-05'],
    ['PageUp', '2026-02-02', '2026-01-10'],
  ])('lets %s at %s reach %s', (key, from, expected) => {
    const facts = { firstWeekday: 0, isRightToLeft: false };
    expect(moveDate(from, { ...pressed, key }, facts, bounds)).toBe(expected);
  });
});

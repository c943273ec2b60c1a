import { describe, expect, it } from 'vitest';
import { indexByKey, isShortcut } from './row-keys.ts';

const arrows = ['ArrowRight', 'ArrowLeft'] as const;

describe('keys', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowRight', -1, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', -1, 2],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['ArrowDown', 1, undefined],
  ])('%s moves from %d of three to %s', (key, index, target) => {
    expect(indexByKey(key, index, 3, arrows)).toBe(target);
  });

  it('with modifiers are shortcuts of the browser', () => {
    const plain = { ctrlKey: false, metaKey: false, altKey: false };
    expect(isShortcut(plain)).toBe(false);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(isShortcut({ ...plain, [modifier]: true })).toBe(true);
  });
});

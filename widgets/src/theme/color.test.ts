import { describe, expect, it } from 'vitest';
import { contrastOf, isHexColor, mixColors } from './color.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
    ['#777', '#ffffff', 4.48],
  ])('of %s and %s is %d, either way', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });

  it.each(['red', '#12345', 'rgb(0 0 0)', '#0000', '#gggggg'])('%s is no hexadecimal colour', (text) => {
    expect(isHexColor(text)).toBe(false);
  });
});

describe('a mixture', () => {
  it.each([
    ['#000000', 50, '#ffffff', '#808080'],
    ['#f00', 100, '#00f', '#ff0000'],
    ['#2440b3', 10, '#ffffff', '#e9ecf7'],
  ])('of %s, %d of a hundred, with %s is %s', (one, percent, other, mixed) => {
    expect(mixColors(one, percent, other)).toBe(mixed);
  });
});

/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Appearance, compileAppearance, shippedColors } from './appearance.ts';
import { contrastOf, isHexColor } from './contrast.ts';

const variables = (given: Record<string, unknown>) => compileAppearance({ variables: given } as Appearance);
const refused = (given: Record<string, unknown>) => variables(given).problems.map(({ variable }) => variable);

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

describe('an appearance', () => {
  it('becomes tokens', () => {
    const { tokens, problems } = variables({
      colorText: '#111',
      borderRadius: '4px',
      fontSize: '15px',
      fontFamily: '"Work Sans", serif',
    });
    expect(problems).toEqual([{ variable: 'colorText', message: expect.stringContaining('1.1:1') }]);
    expect(Object.fromEntries(tokens)).toEqual({
      '--quittance-radius': '4px',
      '--quittance-font-size': '15px',
      '--quittance-font': '"Work Sans", serif',
    });
  });

  it('may have a colour for each scheme', () => {
    expect(variables({ colorText: { light: '#111', dark: '#eee' } }).tokens.get('--quittance-color-text')).toBe(
      'light-dark(#111, #eee)',
    );
  });

  it('is checked in the scheme that it is fixed to alone', () => {
    const green = { colorAccent: '#0a5f38' };
    expect(compileAppearance({ theme: 'light', variables: green }).problems).toEqual([]);
    expect(compileAppearance({ theme: 'dark', variables: green }).problems).toHaveLength(1);
    expect(compileAppearance({ variables: green }).problems).toHaveLength(1);
  });

  it.each([
    [{ light: '#0a5f38', dark: '#7be0ad' }, 'light-dark(#ffffff, #000000)'],
    [{ light: '#8a5a00', dark: '#ffd000' }, 'light-dark(#ffffff, #000000)'],
  ])('has black or white on its accent %o, whichever reads better', (colorAccent, expected) => {
    const { tokens, problems } = variables({ colorAccent });
    expect([tokens.get('--quittance-color-on-accent'), problems]).toEqual([expected, []]);
    expect(tokens.get('--quittance-color-accent-hover')).toContain('var(--quittance-color-accent) 82%');
  });

  it.each([
    [{ colorText: '#eeeeee' }, ['colorText']],
    [{ colorMuted: { light: '#cccccc', dark: '#aaaaaa' } }, ['colorMuted']],
    // The shipped text is dark in the light scheme.
    [{ colorSurface: '#222222' }, ['colorSurface']],
    [{ colorSurface: { light: '#ffffff', dark: '#eeeeee' } }, ['colorSurface']],
    [{ colorAccent: '#ffee00' }, ['colorAccent']],
  ])('%o would hide text, and is left out', (given, expected) => {
    expect(refused(given)).toEqual(expected);
    expect(variables(given).tokens.size).toBe(0);
  });

  it('a surface and the text on it may be changed together', () => {
    const pair = (light: string, dark: string) => ({ light, dark });
    expect(
      refused({
        colorSurface: pair('#fff8ee', '#000000'),
        colorText: pair('#201000', '#ffffff'),
        colorAccent: pair('#5a3000', '#ffcc88'),
      }),
    ).toEqual([]);
  });

  it.each([
    [{ colorAccent: 'teal' }, 'colorAccent'],
    [{ borderRadius: '4' }, 'borderRadius'],
    [{ fontSize: 'calc(1px * 40)' }, 'fontSize'],
    [{ fontFamily: 'x;}*{display:none' }, 'fontFamily'],
    [{ colourAccent: '#0a5' }, 'colourAccent'],
  ])('%o is refused by the name of its variable', (given, variable) => {
    expect(refused(given)).toEqual([variable]);
    expect(variables(given).tokens.size).toBe(0);
  });

  it('is compared with the colours that are shipped', async () => {
    const sheet = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');
    for (const [name, [light, dark]] of Object.entries(shippedColors)) {
      expect(sheet).toContain(`--quittance-color-${name}: light-dark(${light}, ${dark});`);
    }
  });
});

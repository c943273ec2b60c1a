import { describe, expect, it } from 'vitest';
import { type Appearance, compileAppearance } from './appearance.ts';
import { contrastOf } from './color.ts';

const variables = (given: Record<string, unknown>) => compileAppearance({ variables: given } as Appearance);
const refused = (given: Record<string, unknown>) => variables(given).problems.map(({ variable }) => variable);

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
  });

  it.each([
    [{ colorText: '#eeeeee' }, ['colorText']],
    [{ colorMuted: { light: '#cccccc', dark: '#aaaaaa' } }, ['colorMuted']],
    // On a middle ground neither the dark texts nor the light ones can be read.
    [{ colorSurface: '#808080' }, ['colorSurface']],
    [{ colorAccent: '#ffee00' }, ['colorAccent']],
    // Readable on the surface alone: not on what is sunken into it, and not on a wash of the accent.
    [{ colorMuted: { light: '#757575', dark: '#aca598' } }, ['colorMuted']],
    [{ colorAccent: { light: '#757575', dark: '#a3b5ff' } }, ['colorAccent']],
    [{ colorDanger: { light: '#d93025', dark: '#ff9f96' } }, ['colorDanger']],
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

  it('brings other grounds, edges and texts along with a surface that is dark where the scheme is light', () => {
    const { tokens, problems } = compileAppearance({ theme: 'light', variables: { colorSurface: '#0b2545' } });
    expect(problems).toEqual([]);
    const [surface, text, raised, border] = ['surface', 'text', 'raised', 'border'].map((name) =>
      tokens.get(`--quittance-color-${name}`)?.slice('light-dark('.length).slice(0, 7),
    );
    expect([surface, text]).toEqual(['#0b2545', '#f3f0ea']);
    for (const ground of [raised, border]) expect(contrastOf(ground ?? '', surface ?? '')).toBeGreaterThan(1.05);
    expect(contrastOf(text ?? '', raised ?? '')).toBeGreaterThan(7);
  });

  it('keeps the border that the host has chosen for its own surface', () => {
    const { tokens } = variables({ colorSurface: '#fff8ee', colorBorder: '#123456' });
    expect(tokens.get('--quittance-color-border')).toBe('light-dark(#123456, #123456)');
  });

  it('says of a surface which text could not be read on it, and of a text on which ground', () => {
    expect(variables({ colorSurface: '#808080' }).problems[0]?.message).toMatch(/^would give text on surface .*4\.5:1/);
    expect(variables({ colorText: '#eee' }).problems[0]?.message).toMatch(/^has on surface a contrast of 1\.2:1/);
  });

  it.each([
    ['11px', ['fontSize']],
    ['0.7rem', ['fontSize']],
    ['0', ['fontSize']],
    ['12px', []],
    ['0.75em', []],
  ])('has a text of 12 px at least: %s', (fontSize, problems) => {
    expect(refused({ fontSize })).toEqual(problems);
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
});

/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrastOf } from './color.ts';
import { derivePalette, findUnreadable, shippedColors } from './palette.ts';

describe('a palette', () => {
  it.each([0, 1] as const)('that is shipped can be read on every ground: %d', (scheme) => {
    expect(findUnreadable(derivePalette(scheme, {}))).toBeUndefined();
  });

  it('is the one of the style sheet', async () => {
    const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
    const sheet = (await read('./tokens.css')) + (await read('./page-tokens.css'));
    for (const [name, [light, dark]] of Object.entries(shippedColors)) {
      expect(sheet).toContain(`--quittance-color-${name}: light-dark(${light}, ${dark});`);
    }
    const declared = sheet.match(/--quittance-color-[a-z-]+: light-dark\(#/g) ?? [];
    expect(declared).toHaveLength(Object.keys(shippedColors).length);
  });

  it.each(['#0b2545', '#000000', '#ffffff', '#fff8ee', '#2b1d0e', '#eef4ee'])(
    'for the surface %s can be read in both schemes',
    (surface) => {
      for (const scheme of [0, 1] as const) {
        expect(findUnreadable(derivePalette(scheme, { surface }))).toBeUndefined();
      }
    },
  );

  it.each(['#0a5f38', '#7a2e8f', '#8a5a00'])('has a hover on which the text of %s reads better still', (accent) => {
    const palette = derivePalette(0, { accent });
    expect(contrastOf(palette['on-accent'], palette['accent-hover'])).toBeGreaterThan(
      contrastOf(palette['on-accent'], accent),
    );
  });
});

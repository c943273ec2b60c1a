import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailColors } from './mail-colors.ts';

const tokens = ['tokens', 'page-tokens']
  .map((name) => readFileSync(new URL(`../../../../widgets/src/theme/${name}.css`, import.meta.url), 'utf8'))
  .join('');

it.each(Object.entries(mailColors))('mails have the portal’s colour %s', (token, [light, dark]) => {
  expect(tokens).toContain(`--quittance-color-${token}: light-dark(${light}, ${dark});`);
});

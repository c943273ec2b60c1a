import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from './repository.mjs';
import { namespaceOf, pairedTexts, textCatalogues } from './text-catalogues.mjs';

it.each(textCatalogues)(
  '$file lists the texts of its workspace; run `npm run generate` after a change',
  async (index) => {
    expect(await readFile(inRoot(index.file), 'utf8')).toBe(await index.text());
  },
);

it('pairs the languages, and leaves other files out', () => {
  const files = [
    'a/texts.es.ts',
    'a/texts.en.ts',
    'b/product-texts.en.ts',
    'b/product-texts.es.ts',
    'b/contexts.en.ts',
  ];
  expect(pairedTexts(files)).toEqual(['a/texts.en.ts', 'b/product-texts.en.ts']);
});

it.each([
  [['a/texts.en.ts'], 'a/texts.en.ts has no Spanish'],
  [['a/texts.es.ts'], 'a/texts.es.ts has no English'],
])('refuses %j', (files, message) => {
  expect(() => pairedTexts(files)).toThrow(message);
});

it('reads the namespace of a file, and refuses one without', () => {
  expect(namespaceOf('a', "export const aTexts = defineTexts('pay-invoice', {});")).toBe('pay-invoice');
  expect(() => namespaceOf('a', 'export const aTexts = {};')).toThrow('a declares no namespace');
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Texts, TextTree } from '@quittance/sdk/i18n';
import { describe, expect, it } from 'vitest';
import { templateSpanish } from './spanish.generated.ts';

/** Every text of a namespace by its key, with the names of its placeholders. */
const placeholdersByKey = (tree: TextTree, prefix = ''): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[prefix + name, [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, placeholder = '']) => placeholder).sort()]]
        : Object.entries(placeholdersByKey(value, `${prefix}${name}.`)),
    ),
  );

const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) => /texts\.en\.ts$/.test(file));

describe.each(files)('%s', (file) => {
  it('has the same keys and the same placeholders in English and Spanish', async () => {
    const module = (await import(path.join(import.meta.dirname, file))) as Record<string, Texts>;
    const [texts] = Object.values(module);
    const spanish = templateSpanish[texts?.namespace ?? ''];
    expect(spanish && placeholdersByKey(spanish)).toEqual(texts && placeholdersByKey(texts.english));
  });
});

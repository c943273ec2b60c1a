import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Every text within a value, with the way to it. */
function textsIn(value: unknown, place: string): (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

it.each(['en', 'es'])('texts in %s are written with ’ and “ ”, never with other quotes', async (language) => {
  const folder = path.join(import.meta.dirname, language);
  const texts: (readonly [string, string])[] = [];
  for (const file of await readdir(folder)) texts.push(...textsIn(await import(path.join(folder, file)), file));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => /['"`«»‘„]/.test(text))).toEqual([]);
});

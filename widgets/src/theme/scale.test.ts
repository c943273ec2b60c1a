/// <reference types="node" />
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = path.resolve(import.meta.dirname, '..');
const tokens = await readFile(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const names = (await readdir(sources, { recursive: true })).filter(
  (name) => name.endsWith('.css') && !name.endsWith('tokens.css'),
);

/** The values of a scale, such as `0.5rem`. */
const stepsOf = (scale: string): readonly string[] =>
  [...tokens.matchAll(new RegExp(`--quittance-${scale}-\\w+: ([^;]+);`, 'g'))].map(([, value]) => value ?? '');

async function valuesOf(name: string, property: RegExp): Promise<readonly string[]> {
  const sheet = await readFile(path.join(sources, name), 'utf8');
  const declarations = sheet.matchAll(/^\s*([\w-]+): ([^;]+);/gm);
  return [...declarations].flatMap(([, key = '', value = '']) => (property.test(key) ? value.split(/[\s,()]+/) : []));
}

describe.each([
  ['text', /^font-size$/],
  ['space', /^(padding|margin|gap|row-gap|column-gap)/],
])('the scale of %s', (scale, property) => {
  it('has steps', () => {
    expect(stepsOf(scale).length).toBeGreaterThan(3);
  });

  it.each(names)('is what %s takes its steps from', async (name) => {
    const own = (await valuesOf(name, property)).filter((value) => stepsOf(scale).includes(value));
    expect(own).toEqual([]);
  });
});

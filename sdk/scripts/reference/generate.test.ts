import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateReference } from './generate.ts';
import { generatedFolder } from './source-file.ts';
import { listUnknownNames } from './subdivisions.ts';

it('the reference data matches its packages; run `npm run generate:reference` after an update', async () => {
  const files = generateReference();
  const written = (await readdir(generatedFolder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  expect(written.toSorted()).toEqual(files.map(({ path }) => path).toSorted());
  for (const { path, text } of files) expect(await readFile(new URL(path, generatedFolder), 'utf8')).toBe(text);
});

it('every manual name belongs to a subdivision', () => {
  expect(listUnknownNames()).toEqual([]);
});

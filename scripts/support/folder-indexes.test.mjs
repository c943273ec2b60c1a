import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { folderIndexes } from './folder-indexes.mjs';
import { inRoot } from './repository.mjs';

it.each(folderIndexes)('$file lists what its folders hold; run `npm run generate` after a change', async (index) => {
  expect(await readFile(inRoot(index.file), 'utf8')).toBe(await index.text());
});

import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrationFolder } from './migrate.ts';

/** Two files with the same number would run in the order of their names, perhaps not that of their release. */
it('every migration has a unique number', async () => {
  const numbers = (await readdir(migrationFolder)).map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

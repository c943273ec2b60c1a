import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrationFolder } from './migrate.ts';

/** Two files with one number run in the order of their names, which need not be the order in which they were released. */
it('every migration has a number of its own', async () => {
  const numbers = (await readdir(migrationFolder)).map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

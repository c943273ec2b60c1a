import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationFolder } from './migrate.ts';

const numberOf = (name: string): string => name.slice(0, 4);

describe('migrations', () => {
  it('are all in the list of their order, where a new one is added at the end', async () => {
    const names = (await readdir(migrationFolder)).map((file) => path.parse(file).name);
    expect(await listed()).toEqual(names.sort());
  });

  // One that sorts before a released one is refused by every database that has the released one.
  it('have numbers that only grow, each its own', async () => {
    const names = await listed();
    expect(names.filter((name) => !/^\d{4}-[a-z0-9-]+$/.test(name))).toEqual([]);
    expect(names.filter((name, index) => index > 0 && numberOf(name) <= numberOf(names[index - 1] ?? ''))).toEqual([]);
  });
});

async function listed(): Promise<readonly string[]> {
  const text = await readFile(path.join(import.meta.dirname, 'migration-order.txt'), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

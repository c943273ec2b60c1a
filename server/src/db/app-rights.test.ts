import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { appRights } from './app-rights.ts';
import { migrationFolder } from './migrate.ts';

it('lists every table and view that a migration leaves', async () => {
  const files = await readdir(migrationFolder);
  const sources = await Promise.all(files.map((file) => readFile(path.join(migrationFolder, file), 'utf8')));
  const created = sources.flatMap((source) => [
    ...source.matchAll(/create (?:(?:unlogged )?table|view) (\w+) (?:\(|as\b)/g),
  ]);
  const dropped = sources.flatMap((source) => [...source.matchAll(/drop table (\w+);/g)].map(([, name]) => name));
  const names = created.map(([, name]) => name).filter((name) => !dropped.includes(name));
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(appRights)).toEqual(expect.arrayContaining(names));
});

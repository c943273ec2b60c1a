import { expect, it } from 'vitest';
import { readSqlFiles, sqlFolder } from './sql-files.ts';
import { readSqlVersion, sqlVersionOf } from './sql-version.ts';

it('the checked-in version is that of the SQL files; run `npm run generate` after a change', async () => {
  const checkedIn = await readSqlVersion(sqlFolder);
  expect(sqlVersionOf(await readSqlFiles(), checkedIn)).toEqual(checkedIn);
});

it('a changed, added or removed file raises the version by one, an unchanged set keeps it', () => {
  const file = (name: string, text: string) => ({ name, hash: Buffer.from(text) });
  const first = sqlVersionOf([file('1.sql', 'a'), file('2.sql', 'b')], { version: 6, hash: '' });
  expect(first.version).toBe(7);
  expect(sqlVersionOf([file('1.sql', 'a'), file('2.sql', 'b')], first)).toBe(first);
  expect(sqlVersionOf([file('1.sql', 'a'), file('2.sql', 'c')], first).version).toBe(8);
  expect(sqlVersionOf([file('1.sql', 'a'), file('2.sql', 'b'), file('3.sql', '')], first).version).toBe(8);
  expect(sqlVersionOf([file('1.sql', 'a')], first).version).toBe(8);
});

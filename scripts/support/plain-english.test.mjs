import { expect, it } from 'vitest';
import { findUnplain, isWritten } from './plain-english.mjs';

it.each([
  'It can’t be sent any more.',
  'It isn’t shown anymore.',
  'Whoever has the link may pay.',
  'The count starts anew.',
  'It goes by itself.',
  'A row of its own.',
  'Accounts have references of their own, so they differ.',
  'a listener of its own for cards',
  'An open tab hears of it.',
  ' * These go by\n * themselves.',
])('“%s” is found', (text) => {
  expect(findUnplain(text)).toHaveLength(1);
});

it.each([
  'There are no more rows.',
  'The area describes the lines of its own journals.',
  'Once it ends, the job reads it again.',
  'many more',
])('“%s” is plain', (text) => {
  expect(findUnplain(text)).toEqual([]);
});

it('names the line and the plain words', () => {
  expect(findUnplain('First.\nIt is sent once more.')).toEqual([{ line: 2, phrase: 'once more', instead: 'again' }]);
});

it.each([
  ['README.md', true],
  ['portal/src/layout/texts.en.ts', true],
  ['portal/src/layout/texts.es.ts', false],
  ['server/src/signups/terms/documents/2026-11-23/en/terms-of-use.md', false],
  ['server/src/handlers.generated.ts', false],
  ['docs/openapi.json', false],
])('reads %s: %s', (file, isRead) => {
  expect(isWritten(file)).toBe(isRead);
});

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRoot } from './repository.mjs';
import { lists, withLine } from './scaffold-lists.mjs';

const text = 'names = [\n  b,\n  d,\n];\nothers = [\n];\n';
const list = { file: 'list.ts', line: '  c,', after: 'names = [', before: '];' };

describe('a line of a new part', () => {
  it('is added at the end of its list', () => {
    expect(withLine(text, list)).toBe('names = [\n  b,\n  d,\n  c,\n];\nothers = [\n];\n');
  });

  it('is sorted into a sorted list', () => {
    expect(withLine(text, { ...list, keyOf: (line) => line })).toBe(
      'names = [\n  b,\n  c,\n  d,\n];\nothers = [\n];\n',
    );
  });

  it('is added to the end of a file that is the list', () => {
    expect(withLine('a\n', { file: 'list.css', line: 'b' })).toBe('a\nb\n');
  });

  it.each([{ after: 'missing = [' }, { before: ');' }])('is refused without its list: %j', (changes) => {
    expect(() => withLine(text, { ...list, ...changes })).toThrow('list.ts has no list');
  });

  it.each(Object.values(lists).flat())('has a place in $file: $line', async (each) => {
    const file = await readFile(inRoot(each.file), 'utf8');
    expect(withLine(file, each).split('\n')).toContain(each.line);
  });
});

import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

const limits = { fromUse: 3, names: 2, counted: 4, textLength: 100 };

const useOften = (names: StatementNames, text: string): string | undefined => {
  for (let use = 1; use < limits.fromUse; use += 1) names.use(text);
  return names.use(text);
};

it('names a statement from its third use on', () => {
  const names = new StatementNames(limits);
  expect([names.use('a'), names.use('a')]).toEqual([undefined, undefined]);
  const name = names.use('a');
  expect(name).toMatch(/^q[\w-]{22}$/);
  expect(names.use('a')).toBe(name);
});

it('still counts a repeated statement after many one-time statements', () => {
  const names = new StatementNames(limits);
  for (let text = 0; text < 10; text += 1) names.use(`once ${text}`);
  expect(useOften(names, 'often')).toBeDefined();
});

it('still names a statement when all names are taken, in place of the least recently used', () => {
  const names = new StatementNames(limits);
  const first = useOften(names, 'first');
  useOften(names, 'second');
  names.use('first');
  expect(useOften(names, 'third')).toBeDefined();
  expect(names.use('first')).toBe(first);
  expect(names.use('second')).toBeUndefined();
});

it('never names a statement with an overlong text', () => {
  expect(useOften(new StatementNames(limits), 'x'.repeat(limits.textLength + 1))).toBeUndefined();
});

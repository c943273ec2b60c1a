import { expect, it } from 'vitest';
import { keyedSteps } from './keyed-steps.ts';

const step = (kind: string, code: string) => ({ kind, code });

it('a step that happens twice has two keys', () => {
  const steps = ['sent', 'returned', 'refunded', 'returned', 'refunded'].map((code) => step('done', code));
  const keys = keyedSteps([...steps, step('next', 'returned')]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(6);
});

it('a step keeps its key when another one follows', () => {
  const [before] = keyedSteps([step('done', 'returned')]);
  const [after] = keyedSteps([step('done', 'returned'), step('done', 'returned')]);
  expect(after?.key).toBe(before?.key);
});

import type { AnsweredStep } from '@quittance/sdk/rules';
import { expect, it } from 'vitest';
import { partsLeft } from './parts-left.ts';

const steps: readonly (AnsweredStep | undefined)[] = [
  undefined,
  'bankAccount',
  'kyb',
  'documentation',
  'ubos',
  'ubos',
  'personIdentityKyc',
  'personIdentityKyc',
  'pep',
];

it.each([
  ['nothing', [], 0],
  ['one step', [2], 1],
  ['two steps', [2, 3], 2],
  ['owners and officers, which are one step', [4, 5], 1],
  ['the officers alone', [5], 1],
  ['the details of an identity and their check', [6, 7], 1],
  ['the check of an identity, and a step before it', [3, 7], 2],
  ['a page without answers', [0], 0],
])('%s (pages %j): %d parts are left', (_, open, left) => {
  expect(partsLeft(steps.map((step, at) => ({ step, needsMore: open.includes(at) })))).toBe(left);
});

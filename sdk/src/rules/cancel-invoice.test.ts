import { expect, it } from 'vitest';
import { cancelMessageOf, cancelProblem } from './cancel-invoice.ts';

it.each([
  ['payment-not-owed', '', null, 'payment-not-owed'],
  ['incorrect-invoice', 'ignored', null, 'incorrect-invoice'],
  ['custom-message', '  We agreed otherwise. ', null, 'We agreed otherwise.'],
  ['custom-message', '   ', 'required', ''],
  ['custom-message', 'x'.repeat(150), null, 'x'.repeat(150)],
  ['custom-message', ` ${'x'.repeat(150)} `, null, 'x'.repeat(150)],
  ['custom-message', 'x'.repeat(151), 'tooLong', 'x'.repeat(151)],
  ['custom-message', '🙂'.repeat(150), null, '🙂'.repeat(150)],
] as const)('canceling for %s with “%s” has the problem %s and sends “%s”', (reason, cancelInput, problem, message) => {
  expect(cancelProblem({ reason, cancelInput })).toBe(problem);
  expect(cancelMessageOf({ reason, cancelInput })).toBe(message);
});

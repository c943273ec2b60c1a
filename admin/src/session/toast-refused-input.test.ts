import { ApiError } from '@quittance/sdk/client';
import { createTranslator } from '@quittance/sdk/i18n';
import { expect, it, vi } from 'vitest';
import { toastRefusedInput } from './toast-refused-input.ts';

function toastFor(status: number, ...messages: readonly string[]): unknown {
  const show = vi.fn();
  const validations = messages.map((message) => ({ path: 'email', message }));
  const error = new ApiError({ kind: 'refused', code: 'ValidationError', message: 'x', status, validations });
  const affected = { toasts: { show }, i18n: createTranslator() };
  toastRefusedInput(error, affected as unknown as Parameters<typeof toastRefusedInput>[1]);
  return show.mock.calls[0];
}

it('the first message about refused input is a toast', () => {
  expect(toastFor(422, 'Invalid email', 'Invalid date')).toEqual(['error', 'Invalid email']);
});

it('markup is replaced by a general message', () => {
  expect(toastFor(422, '<b>Oops</b>')).toEqual(['error', 'Something went wrong. Please try again.']);
});

it.each([
  [422, []],
  [409, ['Invalid email']],
] as const)('%i with %j shows none', (status, messages) => {
  expect(toastFor(status, ...messages)).toBeUndefined();
});

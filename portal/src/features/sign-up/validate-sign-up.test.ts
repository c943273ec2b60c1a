import { loadPhoneRules } from '@quittance/sdk/validation/phone';
import { expect, it } from 'vitest';
import { emptySignUp, type SignUpValues } from './sign-up-values.ts';
import { validateSignUp } from './validate-sign-up.ts';

const rules = await loadPhoneRules();
const checkPhone = (number: string) => rules.check(number, rules.countryOf(number) ?? undefined);

const complete: SignUpValues = {
  firstName: 'Ada',
  lastName: 'Vale',
  email: 'ada@example.com',
  phoneNumber: '+12125550123',
  password: 'Correct-Horse-1',
  acceptsTerms: true,
};

const keysOf = (changes: Partial<SignUpValues>) =>
  Object.entries(validateSignUp({ ...complete, ...changes }, checkPhone)).map(([name, { key }]) => `${name} ${key}`);

it('finds nothing wrong with a complete sign-up', () => {
  expect(keysOf({})).toEqual([]);
});

it('finds every field of an empty one', () => {
  expect(Object.keys(validateSignUp(emptySignUp, checkPhone))).toEqual(Object.keys(emptySignUp));
});

it.each([
  [{ email: 'ada' }, 'email emailInvalid'],
  [{ phoneNumber: '+1212' }, 'phoneNumber phoneInvalid'],
  [{ password: 'Asdf-Horse-1' }, 'password keyboardRun'],
  [{ acceptsTerms: false }, 'acceptsTerms confirmationRequired'],
])('%j: %s', (changes, problem) => {
  expect(keysOf(changes)).toEqual([problem]);
});

import { loadPhoneRules } from '@quittance/sdk/validation/phone';
import { expect, it } from 'vitest';
import { emptySignUp, type SignUpValues } from './sign-up-values.ts';
import { validateSignUp } from './validate-sign-up.ts';

const rules = await loadPhoneRules();
const checkPhone = rules.check;
const signUpRules = { checkPhone, newEmailRule: {} };

const complete: SignUpValues = {
  firstName: 'Ada',
  lastName: 'Vale',
  email: 'ada@example.com',
  phoneNumber: '+12125550123',
  countryIso: 'US',
  password: 'Correct-Horse-1',
  acceptsTerms: true,
};

const keysOf = (changes: Partial<SignUpValues>) =>
  Object.entries(validateSignUp({ ...complete, ...changes }, signUpRules)).map(([name, { key }]) => `${name} ${key}`);

it('finds nothing wrong with a complete sign-up', () => {
  expect(keysOf({})).toEqual([]);
});

it('finds every field of an empty one', () => {
  const { countryIso: _, ...typed } = emptySignUp;
  expect(Object.keys(validateSignUp(emptySignUp, signUpRules))).toEqual(Object.keys(typed));
});

it('finds a plus sign where addresses may not have one', () => {
  const values = { ...complete, email: 'ada+1@example.com' };
  expect(validateSignUp(values, signUpRules)).toEqual({});
  const strict = { checkPhone, newEmailRule: { plusOnlyAt: 'quittance.example' } };
  expect(validateSignUp(values, strict)).toEqual({ email: { key: 'emailPlus' } });
});

it.each([
  [{ email: 'ada' }, 'email emailInvalid'],
  [{ phoneNumber: '+1212' }, 'phoneNumber phoneInvalid'],
  [{ countryIso: 'CA' }, 'phoneNumber phoneOtherCountry'],
  [{ password: 'Asdf-Horse-1' }, 'password keyboardRun'],
  [{ acceptsTerms: false }, 'acceptsTerms confirmationRequired'],
])('%j: %s', (changes, problem) => {
  expect(keysOf(changes)).toEqual([problem]);
});

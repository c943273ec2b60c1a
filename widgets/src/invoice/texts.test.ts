import { errorTexts } from '@quittance/sdk/i18n';
import { errors } from '@quittance/sdk/i18n/es';
import { expect, it } from 'vitest';
import { invoiceTexts } from './texts.en.ts';
import { spanish } from './texts.es.ts';

it.each([
  ['English', errorTexts.english, invoiceTexts.english.balance],
  ['Spanish', errors, spanish.balance],
])('say of a wrong code, and of too many, what sign-in says: %s', (_language, atSignIn, inPayment) => {
  expect(inPayment.codeInvalid).toBe(atSignIn.code.InvalidOtpError);
  expect(inPayment.codeBlocked).toBe(atSignIn.tooManyWrong.code);
});

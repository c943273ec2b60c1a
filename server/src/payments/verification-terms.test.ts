import { expect, it } from 'vitest';
import { type VerificationTerms, verificationTermsOn, verifyByDate } from './verification-terms.ts';

it.each([
  ['paid before the due date', '2090-03-31', '2090-03-06', '2090-04-30'],
  ['paid on the due date', '2090-03-06', '2090-03-06', '2090-04-05'],
  ['paid late', '2090-01-31', '2090-03-06', '2090-04-05'],
])('an invoice %s waits 30 days: due %s, cleared %s, until %s', (_name, dueDate, clearedOn, until) => {
  expect(verifyByDate({ dueDate, clearedOn })).toBe(until);
});

it('terms apply from their date on', () => {
  const terms: VerificationTerms[] = [
    { from: '2021-01-01', daysToVerify: 30 },
    { from: '2090-01-01', daysToVerify: 45 },
  ];
  expect(verificationTermsOn('2089-12-31', terms).daysToVerify).toBe(30);
  expect(verificationTermsOn('2090-01-01', terms).daysToVerify).toBe(45);
  expect(() => verificationTermsOn('2020-12-31', terms)).toThrow(RangeError);
});

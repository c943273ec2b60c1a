import { expect, it } from 'vitest';
import type { Verification } from '../use-wizard.ts';
import { finishPageAfter, finishPages, firstFinishPage } from './finish-pages.ts';

const verification = (
  verificationStatus: string,
  feeState: 'not_due' | 'due' | 'charging' | 'paid',
  { hasCard = false, isOwner = true, isFinished = false, finishStep = undefined as string | undefined } = {},
) =>
  ({
    isOwner,
    isFinished,
    finishStep,
    verificationStatus,
    steps: { onboardingCheckout: { data: { feeState, ...(hasCard && { card: { brand: 'visa', last4: '4242' } }) } } },
  }) as unknown as Verification;

it.each([
  ['completed', 'not_due', {}, 'congratulations'],
  ['completed', 'not_due', { hasCard: true }, 'referrals'],
  ['completed', 'not_due', { hasCard: true, isFinished: true }, 'end'],
  ['completed', 'not_due', { isFinished: true }, 'end'],
  ['completed', 'not_due', { finishStep: 'checkout' }, 'checkout'],
  ['completed', 'not_due', { finishStep: 'checkout', hasCard: true }, 'referrals'],
  ['completed', 'not_due', { finishStep: 'referrals' }, 'referrals'],
  ['completed', 'not_due', { finishStep: 'waitlists' }, 'waitlists'],
  ['completed', 'not_due', { finishStep: 'waitlists', hasCard: true }, 'waitlists'],
  ['completed', 'not_due', { finishStep: 'waitlists', isFinished: true }, 'end'],
  ['approved', 'not_due', { finishStep: 'waitlists' }, 'end'],
  ['approved', 'due', { hasCard: true }, 'end'],
  ['completed', 'not_due', { isOwner: false }, 'end'],
  ['approved', 'due', {}, 'checkout'],
  ['approved', 'due', { isOwner: false }, 'end'],
  ['approved', 'charging', { hasCard: true }, 'end'],
  ['approved', 'paid', {}, 'end'],
  ['denied', 'not_due', {}, 'end'],
] as const)('a verification that is %s, with a fee that is %s %o, begins with %s', (status, fee, facts, page) => {
  expect(firstFinishPage(verification(status, fee, facts))).toBe(page);
});

it.each([
  ['completed', 'not_due', {}, 'checkout'],
  ['approved', 'due', { hasCard: true }, 'checkout'],
  ['completed', 'not_due', { isOwner: false }, 'end'],
  ['denied', 'not_due', {}, 'end'],
] as const)(
  'where the host asks for the card, one that is %s with a fee that is %s %o begins with %s',
  (status, fee, facts, page) => {
    expect(firstFinishPage(verification(status, fee, facts), 'checkout')).toBe(page);
  },
);

it('goes from one page to the next', () => {
  expect(finishPages.map(finishPageAfter)).toEqual(['checkout', 'referrals', 'waitlists', 'end', 'end']);
});

import type { Verification } from '../use-wizard.ts';

/** What follows once everything was handed in. */
export const finishPages = ['congratulations', 'checkout', 'referrals', 'waitlists', 'end'] as const;
export type FinishPage = (typeof finishPages)[number];

/** Returns the page to begin with: the others are for owners who have not gone through them yet. */
export function firstFinishPage({ isOwner, isFinished, verificationStatus, steps }: Verification): FinishPage {
  const { data } = steps.onboardingCheckout;
  if (!isOwner || !data) return 'end';
  if (verificationStatus === 'approved') return data.feeState === 'due' && !data.card ? 'checkout' : 'end';
  if (verificationStatus !== 'completed') return 'end';
  // With a card the pages before the referrals are done, also after a reload or on another device.
  if (data.card) return isFinished ? 'end' : 'referrals';
  return 'congratulations';
}

export const finishPageAfter = (page: FinishPage): FinishPage => finishPages[finishPages.indexOf(page) + 1] ?? 'end';

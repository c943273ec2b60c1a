import type { Verification } from '../use-wizard.ts';

/** What follows once everything was handed in. */
export const finishPages = ['congratulations', 'checkout', 'referrals', 'waitlists', 'end'] as const;
export type FinishPage = (typeof finishPages)[number];

/** Returns the page to begin with: the others are for owners who have not given a card yet. */
export function firstFinishPage({ isOwner, verificationStatus, steps }: Verification): FinishPage {
  const { data } = steps.onboardingCheckout;
  if (!isOwner || !data || data.card) return 'end';
  if (verificationStatus === 'approved') return data.feeState === 'due' ? 'checkout' : 'end';
  return verificationStatus === 'completed' ? 'congratulations' : 'end';
}

export const finishPageAfter = (page: FinishPage): FinishPage => finishPages[finishPages.indexOf(page) + 1] ?? 'end';

import type { StartPage } from '../start-page.ts';
import type { Verification } from '../use-wizard.ts';

/** What follows once everything was handed in. */
export const finishPages = ['congratulations', 'checkout', 'referrals', 'waitlists', 'end'] as const;
export type FinishPage = (typeof finishPages)[number];

/**
 * Returns the page to begin with: the others are for owners who have not gone through them yet.
 * @param startsAt what the host asks for; a fee can be paid, and its card changed, as long as it is open
 */
export function firstFinishPage(
  { isOwner, isFinished, finishStep, verificationStatus, steps }: Verification,
  startsAt?: StartPage,
): FinishPage {
  const { data } = steps.onboardingCheckout;
  if (!isOwner || !data) return 'end';
  if (startsAt && (verificationStatus === 'approved' || verificationStatus === 'completed')) return startsAt;
  if (verificationStatus === 'approved') return data.feeState === 'due' && !data.card ? 'checkout' : 'end';
  if (verificationStatus !== 'completed') return 'end';
  if (isFinished) return 'end';
  // With a card the pages before the referrals are done, also on another device.
  if (data.card && finishStep !== 'waitlists') return 'referrals';
  return finishStep ?? 'congratulations';
}

export const finishPageAfter = (page: FinishPage): FinishPage => finishPages[finishPages.indexOf(page) + 1] ?? 'end';

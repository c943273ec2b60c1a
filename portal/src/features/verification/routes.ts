import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';
import type { RouteFacts } from '@quittance/sdk/rules';

/** A step of the verification in the portal's frame. */
const step: RouteFacts = { opensUnverified: true, isVerificationStep: true };
/** A step that is a page for a phone. */
const phoneStep: RouteFacts = { ...step, isStandalone: true, opensWithoutAccess: true };

export const routes: readonly Route[] = [
  {
    pattern: '/verify',
    facts: { ...step, page: 'verification', opensWithoutAccess: true },
    screen: lazyScreen(() => import('./verify-screen.tsx'), 'VerifyScreen'),
  },
  // What people type, or remember from elsewhere.
  { pattern: '/verification', facts: { ...step, opensWithoutAccess: true }, screen: redirectTo('/verify') },
  { pattern: '/onboarding', facts: { ...step, opensWithoutAccess: true }, screen: redirectTo('/verify') },
  {
    pattern: '/onboarding-checkout',
    facts: { opensUnverified: true, opensUnsecured: true, isForOwners: true },
    screen: lazyScreen(() => import('./onboarding-checkout-screen.tsx'), 'OnboardingCheckoutScreen'),
  },
  {
    pattern: '/in-review',
    facts: { ...step, opensWithoutAccess: true },
    screen: lazyScreen(() => import('./in-review-screen.tsx'), 'InReviewScreen'),
  },
  {
    pattern: '/verification-completed',
    frame: 'plain',
    facts: phoneStep,
    screen: lazyScreen(() => import('./completed-screen.tsx'), 'VerificationCompletedScreen'),
  },
  {
    pattern: '/start-verification',
    frame: 'plain',
    facts: { ...phoneStep, page: 'start-verification' },
    screen: lazyScreen(() => import('./start-screen.tsx'), 'StartVerificationScreen'),
  },
  {
    pattern: '/continue-on-desktop',
    frame: 'plain',
    facts: { ...phoneStep, page: 'continue-on-desktop' },
    screen: lazyScreen(() => import('./continue-on-desktop-screen.tsx'), 'ContinueOnDesktopScreen'),
  },
];

import { defineCall, owningApplicants } from '../kernel/call.ts';

export const finishOnboarding = defineCall({
  method: 'PUT',
  path: '/verification/finish-onboarding',
  summary: 'Notes that the owner has gone through the pages after the verification: card, referrals and waiting lists.',
  origin: 'ours',
  access: owningApplicants,
  errors: [],
});

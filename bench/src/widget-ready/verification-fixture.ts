import type { CallOutput, Contract } from '@quittance/sdk/contract';

const open = { status: 'pending', completed: false, version: 0, data: null } as const;

/** The verification of an owner who has answered nothing yet. */
export const benchVerification: CallOutput<Contract['getVerification']> = {
  verificationStatus: 'not_started',
  today: '2026-03-10',
  isOwner: true,
  ownerEmail: 'iris@harbor.example',
  pricingTier: 'vault',
  freePlan: { balance: { $numberDecimal: '5000.00' }, weeks: 2 },
  isHandleSettled: false,
  startedOnMobile: false,
  identityStatus: 'not_started',
  isFinalized: false,
  isFinished: false,
  waitlists: [],
  canFinalize: false,
  missing: [],
  people: [],
  files: [],
  steps: {
    bankAccount: open,
    companyRiskProfile: open,
    kyb: open,
    documentation: open,
    ubos: open,
    personIdentityKyc: open,
    pep: open,
    onboardingCheckout: open,
  },
};

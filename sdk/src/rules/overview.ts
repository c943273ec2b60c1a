/** What may need somebody's attention, the most urgent first. */
export const attentionKinds = [
  'information-requests',
  'onboarding-fee',
  'seller-debts',
  'overdue-expenses',
  'failed-expenses',
  'failed-income',
  'returned-transfers',
  'failing-recipients',
  'reported-income',
  'overdue-income',
  'held-deposits',
  'waiting-transfers',
  'drafts',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** What a new business does first, in order. */
const firstSteps = ['secure-account', 'verify', 'add-money', 'add-contact', 'send-invoice'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The facts that finish the first steps. */
export interface FirstStepFacts {
  readonly accountSecure: boolean;
  readonly company?:
    | {
        readonly verificationStatus: string;
        readonly hasApprovedDeposits: boolean;
        readonly hasInvitedContact: boolean;
      }
    | null
    | undefined;
  readonly hasSentInvoice: boolean;
}

export interface FirstStepState {
  readonly step: FirstStep;
  readonly isDone: boolean;
}

/** The first steps with their states; none without an organization, and none once all are done. */
export function firstStepsOf({ accountSecure, company, hasSentInvoice }: FirstStepFacts): readonly FirstStepState[] {
  if (!company) return [];
  const done: Readonly<Record<FirstStep, boolean>> = {
    'secure-account': accountSecure,
    verify: company.verificationStatus === 'approved',
    'add-money': company.hasApprovedDeposits,
    'add-contact': company.hasInvitedContact,
    'send-invoice': hasSentInvoice,
  };
  const steps = firstSteps.map((step) => ({ step, isDone: done[step] }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

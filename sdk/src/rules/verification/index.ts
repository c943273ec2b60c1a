export { answerLengths } from './answer-checks.ts';
export * from './answers.ts';
export { automaticDenial } from './automatic-denial.ts';
export { earliestBusinessDay, taxpayerOfBusiness } from './business.ts';
export {
  type CardRefusal,
  canSaveCard,
  cardRefusalOf,
  checkoutStatus,
  isFeeGivenUp,
  type OnboardingFeeState,
  onboardingFeeCurrency,
  onboardingFeeOn,
} from './checkout.ts';
export { allowedIdentityDocuments, type NeededDocument, neededDocuments, type StepDocumentRole } from './documents.ts';
export { type AnswerGap, gap, gapsWithin } from './gap.ts';
export { owesAddressProof, owesUsTaxId } from './identity.ts';
export * from './identity-check.ts';
export {
  type IdentityMismatch,
  type IdentityParticulars,
  identityMismatches,
  identityMismatchesOf,
} from './identity-match.ts';
export {
  asksAttestation,
  asksSecondTier,
  documentedOwnership,
  ownershipLimits,
  remainingOwnership,
  taxpayerOf,
} from './owners.ts';
export * from './phases.ts';
export { earliestOfficeDay, publicOfficeYears } from './public-office.ts';
export { type FinishStep, finishSteps, resumePage } from './resume.ts';
export { organizationTypeOf } from './setup.ts';
export * from './steps.ts';

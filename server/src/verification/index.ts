export { identityCallbackRoutes } from './callback-routes.ts';
export { assertNotHandedIn, lockDocumentsInUse } from './documents-in-use.ts';
export { supersedeIdentitySessions } from './identity-sessions.ts';
export { listApplicants, listPeople } from './list-people.ts';
export { presentGap } from './present-gaps.ts';
export { applicantOf, presentSteps, statusesOf } from './present-verification.ts';
export { isResubmissionRequested, listResubmissions } from './resubmission.ts';
export { readBusinessAnswers, readVerification } from './stored-answers.ts';
export { verificationFacts } from './verification-facts.ts';

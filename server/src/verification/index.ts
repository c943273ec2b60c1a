export { identityCallbackRoutes } from './callback-routes.ts';
export { listPeople } from './list-people.ts';
export { presentGap } from './present-gaps.ts';
export { applicantOf, presentSteps, statusesOf } from './present-verification.ts';
export { readBusinessAnswers, readVerification } from './stored-answers.ts';
export { verificationFacts } from './verification-facts.ts';

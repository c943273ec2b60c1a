import { defineCall, owningApplicants } from '../kernel/call.ts';
import { ownersAnswers, savedAs, savedStep } from './shapes.ts';

export const saveOwners = defineCall({
  method: 'PUT',
  path: '/verification/ubos',
  summary: 'Saves the beneficial owners, and invites those who are new unless it is a draft.',
  origin: 'spec',
  access: owningApplicants,
  body: ownersAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: [
    'VerificationStepClosedError',
    'VerificationChangedError',
    'TooManyPeopleError',
    'TooManyInvitesError',
    'RecipientInvitedOftenError',
  ],
});

import { defineCall, owningApplicants } from '../kernel/call.ts';
import { officersAnswers, savedAs, savedStep } from './shapes.ts';

export const saveOfficers = defineCall({
  method: 'PUT',
  path: '/verification/directors',
  summary: 'Saves the executive officers, and invites those who are new unless it is a draft.',
  origin: 'spec',
  access: owningApplicants,
  body: officersAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: [
    'VerificationStepClosedError',
    'VerificationChangedError',
    'TooManyPeopleError',
    'TooManyInvitesError',
    'RecipientInvitedOftenError',
  ],
});

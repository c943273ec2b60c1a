import * as z from 'zod';
import { defineCall, owningApplicants } from '../kernel/call.ts';
import { email } from '../kernel/wire.ts';
import { savedStep } from './shapes.ts';

export const changeOwnerEmail = defineCall({
  method: 'PUT',
  path: '/verification/ubo-email',
  summary:
    'Changes the address of an owner or officer who has not signed up. The old invite ends, and a new one is mailed; also to the same address.',
  origin: 'spec',
  access: owningApplicants,
  isGuarded: true,
  body: z.object({ oldEmail: email, newEmail: email }),
  output: savedStep,
  errors: ['NotFoundError', 'TooManyPeopleError', 'TooManyInvitesError', 'RecipientInvitedOftenError'],
});

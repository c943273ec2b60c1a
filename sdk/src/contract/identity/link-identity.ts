import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { linkedIdentity, providerAnswer } from './shapes.ts';

export const linkIdentity = defineCall({
  method: 'POST',
  path: '/me/identities',
  summary:
    'Connects a Google or LinkedIn account to the signed-in person: the one of the answer, or without an answer the one with which this browser could not sign in.',
  origin: 'ours',
  access: everyCustomer,
  isGuarded: true,
  body: z.object(providerAnswer),
  output: linkedIdentity,
  errors: ['NotFoundError', 'InvalidIdentityError', 'IdentityInUseError', 'IdentityProviderUnavailableError'],
});

import { applicants, defineCall } from '../kernel/call.ts';
import { identityCheck } from './shapes.ts';

export const markKycAsCompleted = defineCall({
  method: 'POST',
  path: '/verification/mark-kyc-as-completed',
  summary: 'Asks the identity vendor what it decided about the signed-in person.',
  origin: 'spec',
  access: applicants,
  isGuarded: true,
  output: identityCheck,
  errors: ['NotFoundError', 'ProviderUnavailableError'],
});

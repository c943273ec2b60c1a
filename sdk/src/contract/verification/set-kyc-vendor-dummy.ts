import { applicants, defineCall } from '../kernel/call.ts';
import { identityCheck } from './shapes.ts';

export const setKycVendorDummy = defineCall({
  method: 'POST',
  path: '/verification/set-kyc-vendor-dummy',
  summary: 'Approves the identity of the signed-in person without a vendor.',
  origin: 'spec',
  access: applicants,
  sandboxOnly: true,
  output: identityCheck,
  errors: ['VerificationStepClosedError'],
});

import { defineCall, verificationReaders } from '../kernel/call.ts';
import { verification } from './shapes.ts';

export const getVerification = defineCall({
  method: 'GET',
  path: '/verification',
  summary: 'The verification of the organization and of the signed-in person, with what is missing.',
  origin: 'spec',
  access: verificationReaders,
  output: verification,
  errors: [],
});

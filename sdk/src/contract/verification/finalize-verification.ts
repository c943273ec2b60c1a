import * as z from 'zod';
import { defineCall, owningApplicants } from '../kernel/call.ts';
import { verification } from './shapes.ts';

export const finalizeVerification = defineCall({
  method: 'POST',
  path: '/verification/review-and-finalize',
  summary: 'Hands the verification in. Everything must be answered, and certified to be true.',
  origin: 'spec',
  access: owningApplicants,
  body: z.object({ certified: z.boolean() }),
  output: verification,
  errors: ['VerificationStepClosedError'],
});

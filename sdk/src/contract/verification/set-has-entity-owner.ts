import * as z from 'zod';
import { businessApplicants, defineCall } from '../kernel/call.ts';
import { savedStep } from './shapes.ts';

export const setHasEntityOwner = defineCall({
  method: 'PUT',
  path: '/verification/ubos/has-entity-ubo',
  summary: 'Saves whether an entity or a trust owns a part of the business.',
  origin: 'spec',
  access: businessApplicants,
  body: z.object({ hasEntityUbo: z.boolean() }),
  output: savedStep,
  errors: ['VerificationStepClosedError'],
});

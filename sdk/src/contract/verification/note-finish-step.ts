import * as z from 'zod';
import { finishSteps } from '../../rules/verification/index.ts';
import { defineCall, owningApplicants } from '../kernel/call.ts';

export const noteFinishStep = defineCall({
  method: 'PUT',
  path: '/verification/finish-step',
  summary: 'Notes the page that the owner has reached after the hand-in, so that they go on there on any device.',
  origin: 'ours',
  access: owningApplicants,
  body: z.object({ finishStep: z.enum(finishSteps) }),
  errors: [],
});

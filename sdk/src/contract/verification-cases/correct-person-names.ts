import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { text } from '../kernel/texts.ts';
import { userId } from '../kernel/wire.ts';
import { decisionNote, readVersion } from './shapes.ts';

export const correctPersonNames = defineCall({
  method: 'PUT',
  path: '/admin/verification/person-profile-names',
  summary: 'Corrects the names of a person under verification. An identity check of the former name no longer counts.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({
    userId,
    firstName: text(100),
    lastName: text(100),
    version: readVersion,
    note: decisionNote
      .optional()
      .describe('Why the person must prove their identity again, which they are mailed; required if they must.'),
  }),
  errors: ['NotFoundError', 'VerificationChangedError', 'IdempotencyConflictError'],
});

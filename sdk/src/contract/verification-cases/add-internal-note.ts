import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId, userId } from '../kernel/wire.ts';
import { internalNote, internalNoteText } from './shapes.ts';

export const addInternalNote = defineCall({
  method: 'POST',
  path: '/admin/verification/internal-note',
  summary: 'Adds a note about a company, or about one of its people. Only staff read it.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({
    organizationId,
    userId: userId.optional().describe('The person that it is about, who belongs to the company.'),
    note: internalNoteText,
  }),
  output: internalNote,
  errors: ['NotFoundError'],
});

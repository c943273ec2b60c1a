import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { newInformationRequest } from './shapes.ts';

export const previewInformationRequest = defineCall({
  method: 'POST',
  path: '/admin/verification/preview-additional-info-request',
  summary: 'The mail that a request for information would send. Nothing is sent or stored.',
  origin: 'ours',
  access: complianceStaff,
  body: newInformationRequest,
  output: z.object({
    to: z.string().describe('Address of the owner.'),
    from: z.string().describe('Address of the support, which answers go to.'),
    subject: z.string(),
    text: z.string().describe('The mail in the language of its recipient.'),
  }),
  errors: ['NotFoundError', 'IdempotencyConflictError', 'VerificationChangedError'],
});

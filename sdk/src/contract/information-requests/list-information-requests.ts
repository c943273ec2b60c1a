import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { text } from '../kernel/texts.ts';
import { organizationId } from '../kernel/wire.ts';
import { informationRequestType, staffInformationRequest } from './shapes.ts';

export const listInformationRequests = defineCall({
  method: 'GET',
  path: '/admin/verification/additional-info-requests',
  summary:
    'The requests for information to an organization with their answers, newest first. Each reading is recorded.',
  origin: 'ours',
  access: complianceStaff,
  query: z.object({
    organizationId,
    externalDocumentType: informationRequestType.optional(),
    externalDocumentId: text(60).optional(),
  }),
  output: z.array(staffInformationRequest).describe('The latest 100.'),
  errors: ['NotFoundError'],
});

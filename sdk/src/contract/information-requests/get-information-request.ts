import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { informationRequest, informationRequestId } from './shapes.ts';

export const getInformationRequest = defineCall({
  method: 'GET',
  path: '/verification/additional-info-request',
  summary: 'A request of staff for information about the organization or one of its transactions, with the answer.',
  origin: 'spec',
  access: organizationManagers,
  query: z.object({ id: informationRequestId }),
  output: informationRequest,
  errors: ['NotFoundError'],
});

import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { partnerCustomer } from './shapes.ts';

export const getPartnerCustomer = defineCall({
  method: 'GET',
  path: '/partners/customers/{customerId}',
  summary: 'A business that the partner created, with the status of its verification.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'customers:write' },
  params: z.object({ customerId: organizationId }),
  output: partnerCustomer,
  errors: ['NotFoundError'],
});

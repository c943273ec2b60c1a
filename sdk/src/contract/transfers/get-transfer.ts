import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { transfer, transferId } from './shapes.ts';

export const getTransfer = defineCall({
  method: 'GET',
  path: '/transactions/transfers/{transferId}',
  summary: 'A transfer that the organization made or received, with the steps that explain its status.',
  origin: 'ours',
  access: organizationReaders,
  params: z.object({ transferId }),
  output: transfer,
  errors: ['NotFoundError'],
});

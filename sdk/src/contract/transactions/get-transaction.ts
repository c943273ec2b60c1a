import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { transaction, transactionId } from './shapes.ts';

export const getTransaction = defineCall({
  method: 'GET',
  path: '/transactions/{transactionId}',
  summary: 'One transaction of the organization.',
  origin: 'ours',
  access: organizationReaders,
  params: z.object({ transactionId }),
  output: transaction,
  errors: ['NotFoundError'],
});

import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { deposit, depositId } from './shapes.ts';

export const getDeposit = defineCall({
  method: 'GET',
  path: '/currency-accounts/deposits/{depositId}',
  summary: 'A deposit of the organization, with what explains its status.',
  origin: 'ours',
  access: organizationReaders,
  params: z.object({ depositId }),
  output: deposit,
  errors: [],
});

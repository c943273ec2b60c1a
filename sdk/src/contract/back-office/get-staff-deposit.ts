import * as z from 'zod';
import { depositId, staffDepositRecord } from '../accounts/shapes.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';

export const getStaffDeposit = defineCall({
  method: 'GET',
  path: '/admin/deposits/{depositId}',
  summary: 'A deposit with what happened to it and what staff can decide now.',
  origin: 'ours',
  access: moneyStaff,
  params: z.object({ depositId }),
  output: staffDepositRecord,
  errors: ['NotFoundError'],
});

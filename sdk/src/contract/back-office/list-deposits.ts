import * as z from 'zod';
import { depositStates } from '../../rules/deposits.ts';
import { staffDeposit } from '../accounts/shapes.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';

export const listDeposits = defineCall({
  method: 'GET',
  path: '/admin/deposits',
  summary: 'Deposits of all organizations and of nobody yet, newest first.',
  origin: 'ours',
  access: moneyStaff,
  query: pageQuery.extend({
    state: z.enum(depositStates).optional().describe('Only deposits in this state; default: all.'),
  }),
  output: page(staffDeposit),
  errors: [],
});

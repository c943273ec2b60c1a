import * as z from 'zod';
import { depositFilters } from '../../rules/deposits.ts';
import { staffDeposit } from '../accounts/shapes.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { currencyCode, page, pageQuery } from '../kernel/wire.ts';

export const listDeposits = defineCall({
  method: 'GET',
  path: '/admin/deposits',
  summary: 'Deposits of all organizations and of nobody yet, newest first.',
  origin: 'ours',
  access: moneyStaff,
  query: pageQuery.extend({
    state: z
      .enum(depositFilters)
      .optional()
      .describe('Only deposits in this state, or all that wait for staff; default: all.'),
    currency: currencyCode.optional(),
  }),
  output: page(staffDeposit),
  errors: [],
});

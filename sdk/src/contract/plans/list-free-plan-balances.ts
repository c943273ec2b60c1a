import * as z from 'zod';
import { freePlanBalanceStates } from '../../rules/free-plan.ts';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { freePlanBalanceRow } from './shapes.ts';

export const listFreePlanBalances = defineCall({
  method: 'GET',
  path: '/admin/free-plan-balances',
  summary: 'Organizations of which the free plan requires a balance, the latest approved first.',
  origin: 'ours',
  access: everyStaff,
  query: pageQuery.extend({
    state: z.enum(freePlanBalanceStates).optional().describe('Only those in this state; default: all.'),
  }),
  output: page(freePlanBalanceRow),
  errors: [],
});

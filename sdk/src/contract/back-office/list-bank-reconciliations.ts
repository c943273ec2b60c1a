import * as z from 'zod';
import { reconciliationStates } from '../../rules/bank-reconciliation.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { bankReconciliation } from './shapes.ts';

export const listBankReconciliations = defineCall({
  method: 'GET',
  path: '/admin/bank-reconciliations',
  summary: 'Comparisons of the ledger with the banks, one for each banking day and currency, newest first.',
  origin: 'ours',
  access: moneyStaff,
  query: pageQuery.extend({
    state: z.enum(reconciliationStates).optional().describe('Only those in this state; default: all.'),
  }),
  output: page(bankReconciliation),
  errors: [],
});

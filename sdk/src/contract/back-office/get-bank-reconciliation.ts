import * as z from 'zod';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { bankReconciliationDetail, bankReconciliationId } from './shapes.ts';

export const getBankReconciliation = defineCall({
  method: 'GET',
  path: '/admin/bank-reconciliations/{reconciliationId}',
  summary: 'One comparison of the ledger with the banks, with its parts and the accounts at the banks.',
  origin: 'ours',
  access: moneyStaff,
  params: z.object({ reconciliationId: bankReconciliationId }),
  output: bankReconciliationDetail,
  errors: ['NotFoundError'],
});

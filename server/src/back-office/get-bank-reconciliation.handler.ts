import type { Handler } from '../kernel/index.ts';
import { getReconciliation } from '../reconciliation/index.ts';

export const handler: Handler<'getBankReconciliation'> = ({ db }, { params }) =>
  getReconciliation(db, params.reconciliationId);

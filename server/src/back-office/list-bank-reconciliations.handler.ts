import type { Handler } from '../kernel/index.ts';
import { listReconciliations } from '../reconciliation/index.ts';

export const handler: Handler<'listBankReconciliations'> = ({ db }, { query }) => listReconciliations(db, query);

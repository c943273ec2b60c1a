import type { Handler } from '../kernel/index.ts';
import { listStatementAlarms } from '../reconciliation/index.ts';

export const handler: Handler<'listBankStatementAlarms'> = ({ db }) => listStatementAlarms(db);

import type { Handler } from '../kernel/index.ts';
import { listWaitingTransfers } from './list-waiting-transfers.ts';

export const handler: Handler<'listWaitingTransfers'> = ({ db }, { query }) => listWaitingTransfers(db, query);

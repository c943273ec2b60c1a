import type { Handler } from '../kernel/index.ts';
import { listExceptions } from '../payments/index.ts';

export const handler: Handler<'listPaymentExceptions'> = ({ db }, { query }) => listExceptions(db, query);

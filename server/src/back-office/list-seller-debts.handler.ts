import type { Handler } from '../kernel/index.ts';
import { listSellerDebts } from '../payments/index.ts';

export const handler: Handler<'listSellerDebts'> = ({ db }, { query }) => listSellerDebts(db, query);

import type { Handler } from '../kernel/index.ts';
import { listCovers } from '../transfers/index.ts';

export const handler: Handler<'listFxCovers'> = ({ db }, { query }) => listCovers(db, query);

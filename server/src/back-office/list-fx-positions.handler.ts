import type { Handler } from '../kernel/index.ts';
import { listPositions } from '../transfers/index.ts';

export const handler: Handler<'listFxPositions'> = async ({ db }) => ({ items: await listPositions(db) });

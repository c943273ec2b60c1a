import type { Handler } from '../kernel/index.ts';
import { listMessages } from '../notifications/index.ts';

export const handler: Handler<'listMessages'> = ({ db }, { query }) => listMessages(db, query);

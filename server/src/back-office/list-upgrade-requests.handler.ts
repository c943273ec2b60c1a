import type { Handler } from '../kernel/index.ts';
import { listUpgradeRequests } from '../organizations/index.ts';

export const handler: Handler<'listUpgradeRequests'> = ({ db }, { query }) => listUpgradeRequests(db, query);

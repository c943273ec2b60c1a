import { type Handler, organizationOf } from '../kernel/index.ts';
import { searchRecords } from './search-records.ts';

export const handler: Handler<'searchRecords'> = async ({ db, actor }, { query }) => ({
  items: await searchRecords(db, { organizationId: organizationOf(actor), text: query.q }),
});

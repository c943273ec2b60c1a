import type { Handler } from '../kernel/index.ts';
import { searchStaffRecords } from '../search/index.ts';

export const handler: Handler<'searchStaffRecords'> = async ({ db }, { query }) => ({
  items: await searchStaffRecords(db, query.searchText),
});

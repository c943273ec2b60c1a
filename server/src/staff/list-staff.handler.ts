import type { Handler } from '../kernel/index.ts';
import { listStaff } from './list-staff.ts';

export const handler: Handler<'listStaff'> = ({ db }, { query }) =>
  listStaff(db, {
    ...(query.search && { text: query.search }),
    ...(query.role && { roles: query.role }),
    ...(query.cursor !== undefined && { cursor: query.cursor }),
    limit: query.limit,
  });

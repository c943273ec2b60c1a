import { listOrganizationFiles } from '../files/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'listOrganizationFiles'> = ({ db }, { params, query }) =>
  listOrganizationFiles(db, { ...params, ...query });

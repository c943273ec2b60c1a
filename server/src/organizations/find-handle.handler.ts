import type { Handler } from '../kernel/index.ts';
import { findOrganizationByHandle } from './find-organizations.ts';

export const handler: Handler<'findHandle'> = async ({ db }, { params }) => ({
  exist: (await findOrganizationByHandle(db, params.handle)) !== null,
});

import type { Handler } from '../kernel/index.ts';
import { findOrganizationByHandle } from '../organizations/index.ts';

export const handler: Handler<'checkIfHandleExists'> = async ({ db }, { body }) => ({
  exists: (await findOrganizationByHandle(db, body.handle)) !== null,
});

import { type Handler, organizationOf } from '../kernel/index.ts';
import { findMissingInformation } from './missing-information.ts';

export const handler: Handler<'getMissingInformation'> = async ({ db, actor }) => ({
  missing: await findMissingInformation(db, { organizationId: organizationOf(actor), personId: actor.userId }),
});

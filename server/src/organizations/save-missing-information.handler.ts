import { type Handler, organizationOf } from '../kernel/index.ts';
import { findMissingInformation, saveMissingInformation } from './missing-information.ts';

export const handler: Handler<'saveMissingInformation'> = async (context, { body }) => {
  const organizationId = organizationOf(context.actor);
  await saveMissingInformation(context, { ...body, organizationId });
  return { missing: await findMissingInformation(context.db, { organizationId, personId: context.actor.userId }) };
};

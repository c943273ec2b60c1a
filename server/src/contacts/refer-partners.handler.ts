import { type Handler, organizationOf } from '../kernel/index.ts';
import { referPartners } from './refer-partners.ts';

export const handler: Handler<'referPartners'> = async (context, { body }) => {
  await referPartners(context, { ...body, organizationId: organizationOf(context.actor) });
  return undefined;
};

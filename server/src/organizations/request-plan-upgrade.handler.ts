import { type Handler, organizationOf, personOf } from '../kernel/index.ts';
import { requestPlanUpgrade } from './request-plan-upgrade.ts';

export const handler: Handler<'requestPlanUpgrade'> = async (context) => {
  const { actor } = context;
  const requestedAt = await requestPlanUpgrade(context, {
    organizationId: organizationOf(actor),
    personId: personOf(actor).userId,
  });
  return { requestedAt: requestedAt.toISOString() };
};

import { type Handler, organizationOf } from '../kernel/index.ts';
import { setMonitored } from '../organizations/index.ts';

export const handler: Handler<'simulateMonitoring'> = async (context, { body }) => {
  await setMonitored(context, organizationOf(context.actor), body.monitored);
  return { monitored: body.monitored };
};

import type { Handler } from '../kernel/index.ts';
import { getPlan, waiveCharges } from '../plans/index.ts';

export const handler: Handler<'waiveMembershipCharges'> = async (context, { body }) => {
  await waiveCharges(context, body);
  return await getPlan({ db: context.db, clock: context.app.clock }, body.organizationId);
};

import { type Handler, organizationOf } from '../kernel/index.ts';
import { redeemPoints } from './redeem-points.ts';

export const handler: Handler<'redeemPoints'> = (context, { body }) =>
  redeemPoints(context, { organizationId: organizationOf(context.actor), points: BigInt(body.points) });

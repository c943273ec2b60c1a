import { type Handler, organizationOf } from '../kernel/index.ts';
import { getRewards } from './get-rewards.ts';

export const handler: Handler<'getRewards'> = (context) => getRewards(context, organizationOf(context.actor));

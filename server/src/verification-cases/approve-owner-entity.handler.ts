import type { Handler } from '../kernel/index.ts';
import { approveOwnerEntity } from './decide-owner.ts';

export const handler: Handler<'approveOwnerEntity'> = async (context, { body }) => {
  await approveOwnerEntity(context, body);
};

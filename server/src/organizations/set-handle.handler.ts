import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentProfile } from './present-profile.ts';
import { setHandle } from './set-handle.ts';

export const handler: Handler<'setHandle'> = async (context, { body }) =>
  await presentProfile(
    context.db,
    await setHandle(context, { ...body, organizationId: organizationOf(context.actor) }),
  );

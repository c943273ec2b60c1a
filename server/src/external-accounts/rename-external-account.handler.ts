import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentAccount } from './external-account.ts';
import { renameExternalAccount } from './rename-external-account.ts';

export const handler: Handler<'renameExternalAccount'> = async (context, { body }) => {
  const renamed = await renameExternalAccount(context, { ...body, organizationId: organizationOf(context.actor) });
  return presentAccount(renamed, await context.app.clock.now(context.db));
};

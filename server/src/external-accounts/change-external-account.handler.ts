import { type Handler, organizationOf } from '../kernel/index.ts';
import { changeExternalAccount } from './change-external-account.ts';
import { presentAccount } from './external-account.ts';

export const handler: Handler<'changeExternalAccount'> = async (context, { body }) => {
  const changed = await changeExternalAccount(context, { ...body, organizationId: organizationOf(context.actor) });
  return presentAccount(changed, changed.changed_at);
};

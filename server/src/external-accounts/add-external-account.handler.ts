import { type Handler, organizationOf } from '../kernel/index.ts';
import { addExternalAccount } from './add-external-account.ts';
import { presentAccount } from './external-account.ts';

export const handler: Handler<'addExternalAccount'> = async (context, { body }) => {
  const added = await addExternalAccount(context, { ...body, organizationId: organizationOf(context.actor) });
  return presentAccount(added, added.added_at);
};

import { type Handler, organizationOf } from '../kernel/index.ts';
import { removeExternalAccount } from './remove-external-account.ts';

export const handler: Handler<'removeExternalAccount'> = async (context, { body: { accountId } }) => {
  await removeExternalAccount(context, { organizationId: organizationOf(context.actor), accountId });
  return undefined;
};

import { type Handler, organizationOf } from '../kernel/index.ts';
import { openAccount } from './open-account.ts';

export const handler: Handler<'openAccount'> = (context, { body }) =>
  openAccount(context, { ...body, organizationId: organizationOf(context.actor) });

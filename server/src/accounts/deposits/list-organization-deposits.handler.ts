import { type Handler, organizationOf } from '../../kernel/index.ts';
import { listOrganizationDeposits } from './own-deposits.ts';

export const handler: Handler<'listOrganizationDeposits'> = (context, { query }) =>
  listOrganizationDeposits(context, { ...query, organizationId: organizationOf(context.actor) });

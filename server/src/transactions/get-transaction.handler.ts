import { type Handler, organizationOf } from '../kernel/index.ts';
import { getTransaction } from './get-transaction.ts';
import { presentTransaction } from './present-transaction.ts';

export const handler: Handler<'getTransaction'> = async (context, { params }) =>
  presentTransaction(await getTransaction(context, { ...params, organizationId: organizationOf(context.actor) }));

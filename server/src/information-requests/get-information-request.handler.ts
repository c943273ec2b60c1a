import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentRequest } from './present-request.ts';
import { getRequest } from './stored-request.ts';

export const handler: Handler<'getInformationRequest'> = async (context, { query }) =>
  await presentRequest(
    context,
    await getRequest(context.db, { organizationId: organizationOf(context.actor), requestId: query.id }),
  );

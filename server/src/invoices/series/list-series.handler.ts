import { type Handler, organizationOf } from '../../kernel/index.ts';
import { listSeries } from './list-series.ts';

export const handler: Handler<'listSeries'> = (context, { query }) =>
  listSeries(context, { ...query, sellerOrganizationId: organizationOf(context.actor) });

import { type Handler, organizationOf } from '../../kernel/index.ts';
import { changeSeries } from './change-series.ts';
import { getSeriesRow } from './list-series.ts';

export const handler: Handler<'changeSeries'> = async (context, { body }) => {
  const sellerOrganizationId = organizationOf(context.actor);
  const { id } = await changeSeries(context, { ...body, sellerOrganizationId });
  return await getSeriesRow(context, sellerOrganizationId, id);
};

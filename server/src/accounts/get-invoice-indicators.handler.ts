import { assertCurrency, type Handler, organizationOf } from '../kernel/index.ts';
import { getInvoiceIndicators } from './get-invoice-indicators.ts';

export const handler: Handler<'getInvoiceIndicators'> = (context, { query: { currency, accountType } }) => {
  if (currency !== undefined) assertCurrency(currency);
  const organizationId = organizationOf(context.actor);
  return getInvoiceIndicators(context, {
    organizationId,
    ...(currency !== undefined && { currency }),
    ...(accountType !== undefined && { accountType }),
  });
};

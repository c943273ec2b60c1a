import { assertCurrency, type Handler, organizationOf } from '../kernel/index.ts';
import { getFunds } from './get-funds.ts';

export const handler: Handler<'getFunds'> = ({ db, actor }, { query }) => {
  assertCurrency(query.currency);
  return getFunds(db, { ...query, organizationId: organizationOf(actor) });
};

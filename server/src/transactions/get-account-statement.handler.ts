import { toWireDecimal } from '@quittance/sdk/money';
import { type Handler, organizationOf } from '../kernel/index.ts';
import { readStatement } from './statement.ts';

export const handler: Handler<'getAccountStatement'> = async ({ db, actor }, { query }) => {
  const statement = await readStatement(db, { ...query, organizationId: organizationOf(actor) });
  const { currency, accountType, label, from, to, received, spent } = statement;
  const total = ({ count, totalMinor }: typeof received) => ({
    count: Number(count),
    total: toWireDecimal(totalMinor, currency),
  });
  return {
    currency,
    ...(accountType && { accountType }),
    label,
    from,
    to,
    openingBalance: toWireDecimal(statement.openingMinor, currency),
    closingBalance: toWireDecimal(statement.closingMinor, currency),
    received: total(received),
    spent: total(spent),
  };
};

import { streamOf } from '../csv/index.ts';
import { type Handler, organizationOf } from '../kernel/index.ts';
import { exportTransactions } from './export-transactions.ts';
import { fileTextsFor } from './file-texts.ts';
import { transactionFileTexts } from './texts.en.ts';

export const handler: Handler<'exportTransactions'> = (context, { query }) => {
  const filter = { ...query, organizationId: organizationOf(context.actor) };
  const name = fileTextsFor(context.locale)(transactionFileTexts, 'fileName');
  return {
    name: `${name}-${query.currency}.csv`,
    type: 'text/csv; charset=utf-8',
    content: streamOf(exportTransactions(context, filter, context.locale)),
  };
};

import { streamOf } from '../../csv/index.ts';
import { type Handler, organizationOf } from '../../kernel/index.ts';
import { exportInvoices } from './export-invoices.ts';
import { exportTextsFor } from './export-texts.ts';
import { invoiceFileTexts } from './texts.en.ts';

export const handler: Handler<'exportInvoices'> = (context, { query }) => {
  const name = exportTextsFor(context.locale)(invoiceFileTexts, `fileName.${query.list}`);
  const filter = { ...query, organizationId: organizationOf(context.actor) };
  return {
    name: `${name}.csv`,
    type: 'text/csv; charset=utf-8',
    content: streamOf(exportInvoices(context, filter, context.locale)),
  };
};

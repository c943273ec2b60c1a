import type { Handler } from '../../kernel/index.ts';
import { readReadableInvoice } from './read-readable-invoice.ts';
import { writeInvoiceFile } from './write-invoice-file.ts';

export const handler: Handler<'getInvoiceDocument'> = async (context, { params, query }) =>
  await writeInvoiceFile(context, await readReadableInvoice(context.db, context.actor, params.id), query.format);

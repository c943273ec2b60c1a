import type { Handler } from '../../kernel/index.ts';
import { readInvoiceAs } from '../read-invoice-as.ts';
import { writeInvoiceFile } from './write-invoice-file.ts';

export const handler: Handler<'getInvoiceDocument'> = async (context, { params, query }) =>
  await writeInvoiceFile(context, await readInvoiceAs(context, context.actor, params.id), query.format);

import { getInvoiceById, readableInvoiceId } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { getTransferInstructions } from './bank-transfer/get-transfer-instructions.ts';

export const handler: Handler<'getTransferInstructions'> = async (context, { params }) => {
  const invoiceId = await readableInvoiceId(context.db, context.actor, params.id);
  return await getTransferInstructions(context, await getInvoiceById(context.db, invoiceId));
};

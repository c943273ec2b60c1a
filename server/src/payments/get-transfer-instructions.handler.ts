import { findReadableInvoice } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { getTransferInstructions } from './bank-transfer/get-transfer-instructions.ts';

export const handler: Handler<'getTransferInstructions'> = async (context, { params }) => {
  const { invoice } = await findReadableInvoice(context.db, context.actor, params.id);
  return await getTransferInstructions(context, invoice);
};

import { getInvoiceById, presentInvoice } from '../invoices/index.ts';
import { prepared } from '../kernel/index.ts';
import { simulateTransfer } from './bank-transfer/simulate-transfer.ts';
import { type DebitPayer, findDebitPayer } from './debit-payer.ts';

// The bank's credit is booked in its own transaction, before the call's. A repeated key is the same credit.
export const handler = prepared<'simulateTransfer', DebitPayer>({
  async prepare({ app, db, actor, idempotencyKey }, { body }) {
    const payer = await findDebitPayer(db, actor, body.invoiceId);
    await simulateTransfer(app, { ...body, ...(idempotencyKey !== undefined && { intent: idempotencyKey }) });
    return payer;
  },
  run: async (context, { body }, payer) =>
    presentInvoice(context, await getInvoiceById(context.db, body.invoiceId), payer.kind),
});

import { presentInvoice } from '../invoices/index.ts';
import { prepared } from '../kernel/index.ts';
import { findLinkedPayer, type LinkedPayer } from './linked-account.ts';
import { payByDebit } from './pay-by-debit.ts';

export const handler = prepared<'payByDebit', LinkedPayer>({
  contendsFor: (_context, { payer }) => [payer.invoiceId],
  prepare: (context, { body }) => findLinkedPayer(context, body),
  async run(context, { body }, { payer, account }) {
    const invoice = await payByDebit(context, {
      payer,
      providerUserId: body.providerUserId,
      account,
      authorizationHash: body.authorizationHash,
      ip: context.ip,
      userAgent: context.userAgent,
    });
    return await presentInvoice(context, invoice, payer.kind);
  },
});

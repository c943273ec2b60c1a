import { invoiceReferenceOf } from '../../accounts/index.ts';
import type { SentInvoice } from '../../invoices/index.ts';
import type { App } from '../../kernel/index.ts';
import type { IncomingCredit } from '../../providers/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';

/** The account of a sender whose refunds settle. */
const iban = 'DE89370400440532013000';

/** Lets the sandbox's bank report transfers for invoices. */
export function transferNews(app: App) {
  let count = 0;
  /** The bank will report a credit with the invoice's reference. */
  const announce = async (
    invoiceId: string,
    amountMinor: bigint,
    changes: Partial<IncomingCredit> = {},
  ): Promise<string> => {
    count += 1;
    const bankReference = `transfer-${count}`;
    await app.providers.rails.simulateCredit?.({
      bankReference,
      rail: 'wire',
      amountMinor,
      currency: 'USD',
      creditedAccount: 'seller',
      remittance: `Thanks! ${invoiceReferenceOf(invoiceId)
        .replaceAll(/(.{4})/g, '$1 ')
        .toLowerCase()}`,
      senderName: 'Guest Ltd',
      senderAccount: iban,
      ...changes,
    });
    return bankReference;
  };
  /** The same, and what it means is applied. */
  const transfer = async (
    { invoice }: SentInvoice,
    amountMinor: bigint,
    changes: Partial<IncomingCredit> = {},
  ): Promise<string> => {
    const bankReference = await announce(invoice.id, amountMinor, changes);
    await receiveRailsEvents(app);
    return bankReference;
  };
  /** What the buyer was mailed about transfers of an invoice, the oldest first. */
  const restMailsOf = async ({ invoice }: SentInvoice) => {
    const mails = await app.db
      .selectFrom('outbox')
      .select('data')
      .where('about', '=', invoice.id)
      .where('template', '=', 'transfer-rest')
      .orderBy('id')
      .execute();
    return mails.map(({ data }) => data);
  };
  return { announce, transfer, restMailsOf };
}

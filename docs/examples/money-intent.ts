import { type Client, payInvoice, requestWithCode } from '@quittance/sdk/client';
import { createConfirmedIntent, createOneTimeCodeStore } from '@quittance/sdk/stores';

/** Pays from a balance, confirmed by a one-time code, exactly once. */
export function createPayment(client: Client) {
  const codes = createOneTimeCodeStore(client);
  const intent = createConfirmedIntent({
    codes,
    send: (body: { readonly invoiceId: string }, options) => requestWithCode(client, payInvoice, { body }, options),
  });
  return { codes, intent };
}

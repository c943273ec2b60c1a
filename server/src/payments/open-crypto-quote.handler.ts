import { prepared } from '../kernel/index.ts';
import { openQuote, prepareQuote, type QuoteParts } from './crypto/open-quote.ts';
import { presentQuote } from './crypto/present-quote.ts';

export const handler = prepared<'openCryptoQuote', QuoteParts>({
  contendsFor: (_context, { payer }) => [payer.invoiceId],
  prepare: (context, { body }) => prepareQuote(context, body),
  run: async (context, { body }, parts) => await presentQuote(context, await openQuote(context, body, parts)),
});

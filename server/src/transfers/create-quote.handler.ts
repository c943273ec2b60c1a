import type { Handler } from '../kernel/index.ts';
import { createQuote } from './create-quote.ts';
import { presentQuote } from './present-transfer.ts';

export const handler: Handler<'createQuote'> = async (context, { body }) =>
  presentQuote(await createQuote(context, body));

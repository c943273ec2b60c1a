import * as z from 'zod';
import { defineCall, payer } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { cryptoQuote } from './shapes.ts';

export const findCryptoQuote = defineCall({
  method: 'GET',
  path: '/invoices/{id}/crypto-quote',
  summary: 'The caller’s last quote of an invoice in coins, with what has arrived.',
  origin: 'ours',
  access: payer,
  params: z.object({ id: invoiceId }),
  output: z.object({ quote: cryptoQuote.nullable() }),
  errors: ['NotFoundError', 'InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});

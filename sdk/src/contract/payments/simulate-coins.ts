import * as z from 'zod';
import { defineCall, payer } from '../kernel/call.ts';
import { invoiceId } from '../kernel/wire.ts';
import { cryptoQuote } from './shapes.ts';

export const simulateCoins = defineCall({
  method: 'POST',
  path: '/invoices/crypto/simulate',
  summary: 'Sends coins to the caller’s last quote on the sandbox’s chain, or lets its blocks come, in sandbox mode.',
  origin: 'ours',
  access: payer,
  exactlyOnce: true,
  sandboxOnly: true,
  body: z.object({
    invoiceId,
    what: z
      .enum(['exact', 'over', 'under', 'dropped', 'blocks'])
      .describe('What is missing, a tenth more or less, a transaction that is never confirmed, or the blocks to come.'),
  }),
  output: z.object({ quote: cryptoQuote.nullable() }),
  errors: ['NotFoundError', 'InvalidInviteTokenError', 'ExpiredInviteTokenError', 'IdempotencyConflictError'],
});

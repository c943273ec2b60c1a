import * as z from 'zod';
import { coins } from '../../rules/coins.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { trimmedText } from '../kernel/texts.ts';
import { currencyCode, id, instant, wireDecimal } from '../kernel/wire.ts';

export const coin = z.enum(coins);

const smallestUnits = z.string().regex(/^\d+$/);

/** An invoice in coins, and what has come of them. */
export const cryptoQuote = z.object({
  quoteId: id('cqu'),
  state: z
    .enum(['waiting', 'underpaid', 'confirming', 'paid', 'unconfirmed', 'returning', 'kept', 'expired'])
    .describe(
      'underpaid: more must come before it expires; confirming: enough was seen; unconfirmed: not final in time, so the coins go back if they still come; returning: the coins pay nothing and go back; kept: they are too few for that.',
    ),
  coin,
  address: z.string().describe('Where the coins go; for this quote only.'),
  coinAmount: wireDecimal.describe('Exactly so many coins.'),
  coinMinor: smallestUnits.describe('The same in satoshi or wei.'),
  amount: wireDecimal,
  currency: currencyCode,
  rate: wireDecimal.describe('Units of the currency for one coin.'),
  expiresAt: instant,
  secondsLeft: z.int().describe('Until it expires, by the business clock.'),
  amountChangesThen: z.boolean().describe('It expires early, because another amount is due from then on.'),
  received: wireDecimal.describe('The coins that were seen, whenever they came.'),
  missing: wireDecimal.optional().describe('Of an underpaid quote.'),
  missingMinor: smallestUnits.optional(),
  confirmations: z.int().describe('Blocks of the youngest transaction.'),
  confirmationsNeeded: z.int(),
  refunds: z.array(
    z.object({
      amount: wireDecimal,
      state: z
        .enum(['queued', 'sent', 'refused', 'kept'])
        .describe(
          'refused: our staff look for another way; kept: too little to send back, since the network’s fee would take it.',
        ),
      transactionId: z.string().optional(),
    }),
  ),
});
namedShapes.add(cryptoQuote, { id: 'CryptoQuote', io: 'output' });

/** Why a decision about a payment is refused, whether staff make it or the sandbox. */
export const paymentDecisionErrors = ['NotFoundError', 'InvoiceStateError', 'IdempotencyConflictError'] as const;

/** Why staff decided so; kept with the audit. */
export const decisionReason = trimmedText(500);

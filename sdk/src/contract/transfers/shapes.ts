import * as z from 'zod';
import {
  transferDecisions,
  transferEvents,
  transferKinds,
  transferStates,
  waitingTransferStates,
} from '../../rules/transfers.ts';
import { accountType, rateSource } from '../accounts/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { currencyCode, externalAccountId, id, instant, organizationId, wireDecimal } from '../kernel/wire.ts';

export const transferId = id('trf');
export const quoteId = id('quo');
export const unexplainedEntryId = z.string().max(200).describe('The bank’s reference of an entry, after our account.');

export const amountIn = z.object({ amount: wireDecimal, currency: currencyCode });
namedShapes.add(amountIn, { id: 'AmountIn', io: 'output' });

/** A currency account, as requests and answers name it. */
const accountEnd = z.object({
  currency: currencyCode,
  accountType: accountType.optional().describe('USD only.'),
});

export const exchangeRate = rateSource.extend({
  rate: wireDecimal.describe('Units of the target currency for one unit of the source currency.'),
  marginRate: wireDecimal.describe('Our share of the amount that is sold, as a fraction.'),
});
namedShapes.add(exchangeRate, { id: 'ExchangeRate', io: 'output' });

const feePrice = rateSource.extend({
  price: amountIn.describe('The price of the fee, in USD.'),
  rate: wireDecimal.describe('US dollars for one unit of the fee’s currency.'),
});

const transferKind = z
  .enum(transferKinds)
  .describe('`own-account`: of the same business. `organization`: a business on the platform. `withdrawal`: outside.');

/** What a transfer is, fixed by its quote. */
const terms = {
  kind: transferKind,
  from: accountEnd,
  to: accountEnd.extend({
    name: z.string().describe('The business or the recipient; empty for an own account.'),
    handle: z.string().optional(),
    maskedNumber: z.string().optional().describe('Of a recipient outside.'),
    externalAccountId: externalAccountId.optional(),
  }),
  sent: amountIn.describe('Taken from the account, without the fee.'),
  fee: amountIn.describe('Taken from the account besides.'),
  feePrice: feePrice.optional().describe('What the fee was converted from; absent if it was not converted.'),
  total: amountIn.describe('All that leaves the account.'),
  received: amountIn.describe('What arrives.'),
  conversion: exchangeRate.extend({ margin: amountIn.describe('Part of `sent` that is our margin.') }).optional(),
  reference: z.string().optional(),
};

export const quote = z.object({
  _id: quoteId,
  ...terms,
  arrivesAt: instant.describe('When the money should arrive; that of a transfer that nobody has to approve.'),
  needsReview: z.boolean().describe('Whether staff must approve it first.'),
  createdAt: instant,
  expiresAt: instant.describe('By the business clock. A later use is refused.'),
});
namedShapes.add(quote, { id: 'TransferQuote', io: 'output' });

export const transferStep = z.object({
  kind: z.enum(['done', 'next', 'risk']),
  code: z.enum([
    'created',
    ...transferEvents,
    'hold-decision',
    'approval',
    'sending',
    'confirmation',
    'arrival',
    'refund',
    'clarification',
    'may-be-denied',
    'may-be-rejected',
    'may-be-returned',
  ]),
  at: instant.optional(),
  expectedAt: instant.optional(),
  isLate: z.boolean().optional().describe('Present when it should have happened on an earlier day.'),
  reason: z.string().optional(),
});

export const transfer = z.object({
  _id: transferId,
  direction: z.enum(['outgoing', 'incoming']).describe('For the organization that reads it.'),
  state: z.enum(transferStates),
  kind: transferKind,
  from: accountEnd
    .extend({ name: z.string(), handle: z.string().optional() })
    .describe('Incoming: the currency that arrived, without the sender’s account.'),
  to: terms.to,
  sent: amountIn.optional().describe('Only outgoing, like `fee`, `feePrice`, `total` and `conversion`.'),
  fee: amountIn.optional(),
  feePrice: terms.feePrice,
  total: amountIn.optional(),
  received: amountIn,
  conversion: terms.conversion,
  reference: z.string().optional(),
  createdAt: instant,
  arrivesAt: instant.nullable().describe('When the money should arrive, or did; null while nobody can know.'),
  mayCancel: z.boolean(),
  decisions: z
    .array(z.enum(transferDecisions))
    .describe('What staff may decide now. In sandbox mode, the business too.'),
  steps: z.array(transferStep).describe('What has happened, what comes next, and what could still go wrong.'),
});
namedShapes.add(transfer, { id: 'Transfer', io: 'output' });

/** A transfer that waits for staff, in their list. */
export const waitingTransfer = z.object({
  transferId,
  state: z.enum(waitingTransferStates),
  kind: transferKind,
  organizationId: organizationId.describe('The sender.'),
  organizationName: z.string(),
  recipientName: z.string().describe('The business or the recipient; empty for an own account.'),
  sent: amountIn,
  received: amountIn,
  createdAt: instant,
});
namedShapes.add(waitingTransfer, { id: 'WaitingTransfer', io: 'output' });

export const transferDecision = z.enum(transferDecisions);

/** Why a transfer or withdrawal by a quote is refused. */
export const quotedTransferErrors = [
  'NotFoundError',
  'QuoteExpiredError',
  'QuoteUsedError',
  'InsufficientFundsError',
  'CurrencyAccountUnavailableError',
  'RecipientUnavailableError',
  'PersonOrCompanyDisabled',
  'IdempotencyConflictError',
] as const;

/** Why a decision is refused, whether staff make it or the sandbox. */
export const transferDecisionErrors = [
  'NotFoundError',
  'TransferStateError',
  'InsufficientFundsError',
  'CurrencyAccountUnavailableError',
  'RecipientUnavailableError',
  'ExternalAccountNotPayableError',
  'PersonOrCompanyDisabled',
  'IdempotencyConflictError',
] as const;

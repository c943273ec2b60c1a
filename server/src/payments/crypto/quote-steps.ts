/** A transaction to the address of a quote. Amounts are the coin's smallest units. */
export interface ReceiptFacts {
  readonly coinMinor: bigint;
  /** Whether it was first seen before the quote expired. */
  readonly isInTime: boolean;
  readonly isDropped: boolean;
  /** Whether it is final, and booked. */
  readonly hasArrived: boolean;
}

/**
 * How far the payment of a quote is: `none` also after one that failed; `held`: compliance decides; `denied`: its coins go
 * back by an order of their own; `blocked`: nothing goes back, by order of an authority.
 */
export type QuotePayment = 'none' | 'waiting' | 'held' | 'good' | 'denied' | 'blocked';

export interface QuoteFacts {
  /** The coins that were quoted. */
  readonly coinMinor: bigint;
  readonly receipts: readonly ReceiptFacts[];
  readonly payment: QuotePayment;
  /** Whether more coins could still complete the payment. */
  readonly isOpen: boolean;
  /** Whether the invoice can be paid now, with the amount that was quoted. */
  readonly isPayable: boolean;
  /** Coins that are sent back already, or are on their way. */
  readonly refundedMinor: bigint;
  /** Less than this is not sent back. */
  readonly leastRefundMinor: bigint;
}

/**
 * - `begin`: enough coins were seen in time: the payment is under way
 * - `fail`: a transaction was dropped before it was final; `reverse`: after it was good
 * - `convert`: the coins are final, and pay the invoice
 * - `refund`: coins that pay nothing go back: too few, too many, or too late
 */
export type QuoteStep =
  | { readonly step: 'begin' | 'fail' | 'convert' | 'reverse' }
  | { readonly step: 'refund'; readonly coinMinor: bigint };

const sum = (receipts: readonly ReceiptFacts[], counts: (receipt: ReceiptFacts) => boolean): bigint =>
  receipts.reduce((total, receipt) => (counts(receipt) ? total + receipt.coinMinor : total), 0n);

/** Returns what happens next to a quote; null if nothing. Asked again after each step, whatever news came in which order. */
export function nextQuoteStep(facts: QuoteFacts): QuoteStep | null {
  const { coinMinor, receipts, payment, isOpen, isPayable, refundedMinor } = facts;
  const seenMinor = sum(receipts, ({ isInTime, isDropped }) => isInTime && !isDropped);
  const goodMinor = sum(receipts, ({ isInTime, isDropped, hasArrived }) => isInTime && !isDropped && hasArrived);
  const isEnough = seenMinor >= coinMinor;
  if (payment === 'waiting') {
    if (!isEnough) return { step: 'fail' };
    return goodMinor >= coinMinor ? { step: 'convert' } : null;
  }
  if ((payment === 'good' || payment === 'held') && goodMinor < coinMinor) return { step: 'reverse' };
  // An overpayment waits for the decision too.
  if (payment === 'held' || payment === 'blocked') return null;
  if (payment === 'none' && isEnough && isPayable && refundedMinor === 0n) return { step: 'begin' };
  // The payer may still send what is missing.
  if (payment === 'none' && isOpen && isPayable) return null;
  const arrivedMinor = sum(receipts, ({ hasArrived }) => hasArrived);
  const restMinor = arrivedMinor - refundedMinor - (payment === 'none' ? 0n : coinMinor);
  return restMinor >= facts.leastRefundMinor ? { step: 'refund', coinMinor: restMinor } : null;
}

/** Returns how many coins have left that never arrived, or that the chain has lost since: above 0 is a loss of the house. */
export function lostCoins({ coinMinor, receipts, payment, refundedMinor }: QuoteFacts): bigint {
  const usedMinor = payment === 'none' || payment === 'waiting' ? 0n : coinMinor;
  return refundedMinor + usedMinor - sum(receipts, ({ hasArrived }) => hasArrived);
}

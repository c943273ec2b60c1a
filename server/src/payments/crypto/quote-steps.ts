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
 * back by a separate order; `blocked`: nothing goes back, by order of an authority.
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
  /** Whether the network had its time to confirm the payment: coins that are final only now go back. */
  readonly isGivenUp: boolean;
  /** Coins that were kept, were sent back already, or are on their way. */
  readonly refundedMinor: bigint;
  /** Less than this is kept instead. */
  readonly leastRefundMinor: bigint;
}

/**
 * - `begin`: enough coins were seen in time: the payment is under way
 * - `fail`: a transaction was dropped before it was final; `reverse`: after it was good
 * - `give-up`: the network has not confirmed it in time
 * - `convert`: the coins are final, and pay the invoice
 * - `refund`: coins that pay nothing go back: too few, too many, or too late; `keep`: the network's fee would take them
 */
export type QuoteStep =
  | { readonly step: 'begin' | 'fail' | 'give-up' | 'convert' | 'reverse' }
  | { readonly step: 'refund' | 'keep'; readonly coinMinor: bigint };

const sum = (receipts: readonly ReceiptFacts[], counts: (receipt: ReceiptFacts) => boolean): bigint =>
  receipts.reduce((total, receipt) => (counts(receipt) ? total + receipt.coinMinor : total), 0n);

/** Returns what happens next to a quote; null if nothing. Asked again after each step, whatever news came in which order. */
export function nextQuoteStep(facts: QuoteFacts): QuoteStep | null {
  const { coinMinor, receipts, payment, isOpen, isPayable, isGivenUp, refundedMinor } = facts;
  const seenMinor = sum(receipts, ({ isInTime, isDropped }) => isInTime && !isDropped);
  const goodMinor = sum(receipts, ({ isInTime, isDropped, hasArrived }) => isInTime && !isDropped && hasArrived);
  const isEnough = seenMinor >= coinMinor;
  if (payment === 'waiting') {
    if (!isEnough) return { step: 'fail' };
    if (goodMinor >= coinMinor) return { step: 'convert' };
    return isGivenUp ? { step: 'give-up' } : null;
  }
  if ((payment === 'good' || payment === 'held') && goodMinor < coinMinor) return { step: 'reverse' };
  // An overpayment waits for the decision too.
  if (payment === 'held' || payment === 'blocked') return null;
  if (payment === 'none' && isEnough && isPayable && !isGivenUp && refundedMinor === 0n) return { step: 'begin' };
  // The payer may still send what is missing.
  if (payment === 'none' && isOpen && isPayable) return null;
  const restMinor = restOf(facts);
  if (restMinor <= 0n) return null;
  if (restMinor >= facts.leastRefundMinor) return { step: 'refund', coinMinor: restMinor };
  // Later coins may be enough to send all of them back.
  const isComing = receipts.some(({ isDropped, hasArrived }) => !isDropped && !hasArrived);
  return isComing ? null : { step: 'keep', coinMinor: restMinor };
}

/** Returns how many coins have arrived that neither pay nor went back; below 0 after a loss. */
export const restOf = ({ coinMinor, receipts, payment, refundedMinor }: QuoteFacts): bigint =>
  sum(receipts, ({ hasArrived }) => hasArrived) -
  refundedMinor -
  (payment === 'none' || payment === 'waiting' ? 0n : coinMinor);

/** Returns how many coins have left that never arrived, or that the chain has lost since: above 0 is a loss of the house. */
export const lostCoins = (facts: QuoteFacts): bigint => -restOf(facts);

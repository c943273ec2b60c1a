/**
 * What needs staff about the money of a payment.
 *
 * - `refund-account-unknown`: nobody knows where the money of a denied payment came from
 * - `refund-failed`: the bank did not carry the refund of a denied payment out, or it came back
 * - `refund-left-after-failure`: the bank moved a refund that it had said it would not
 * - `debit-settled-after-refusal`: the bank debited a payer although it had refused to
 * - `debit-returned-after-refund`: a debit was returned after its money had gone back: a loss
 * - `card-refund-by-dispute`: the card’s bank took the money of a refund before the processor gave it back
 * - `card-paid-back-twice`: refunded and charged back: a loss
 * - `card-refunded-unasked`: the processor refunded without an order of ours
 * - `coins-lost-after-refund`: the chain lost coins that had been sent back or kept: a loss, unless they come again
 * - `coins-unconfirmed`: the network has not confirmed a payment in time; its coins may still come, and then go back
 * - `coins-beside-blocked`: coins came besides those of a payment that is blocked
 */
export const paymentExceptionKinds = [
  'refund-account-unknown',
  'refund-failed',
  'refund-left-after-failure',
  'debit-settled-after-refusal',
  'debit-returned-after-refund',
  'card-refund-by-dispute',
  'card-paid-back-twice',
  'card-refunded-unasked',
  'coins-lost-after-refund',
  'coins-unconfirmed',
  'coins-beside-blocked',
] as const;
export type PaymentExceptionKind = (typeof paymentExceptionKinds)[number];

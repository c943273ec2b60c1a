import type { OperationContext } from '../../kernel/index.ts';
import type { Deposit, DepositOrigin } from './deposit.ts';

/** What another area made of a deposit that its reference claims. */
export interface CreditClaim {
  /** The invoice that the reference names. */
  readonly invoiceId: string;
  /** The payment that the deposit made; null when it pays nothing. */
  readonly payment: { readonly id: string; readonly amountMinor: bigint } | null;
  /** Whose balance gets the rest; null: nobody's, so that it goes back to its sender. */
  readonly restFor: string | null;
  /** Called once it is known where the rest is. */
  readonly onRest: (rest: ClaimedRest) => Promise<void>;
}

/** The part of a deposit that paid no invoice. */
export interface ClaimedRest {
  /** Minor units, greater than 0. */
  readonly amountMinor: bigint;
  /**
   * `held`: under review on the buyer's account; `held-without-account`: the same in suspense; `waiting`: nobody knows
   * where to send it, so staff decide.
   */
  readonly place: 'balance' | 'held' | 'held-without-account' | 'refund' | 'waiting';
}

/**
 * How the review of a held transfer ended for its invoice. `reassigned`: staff found that it is for something else;
 * `recalled`: its bank took it back; `recall-requested`: its bank asks for it back, so that it no longer pays.
 */
export type ReviewOutcome = 'reviewed' | 'reassigned' | 'denied' | 'recalled' | 'recall-requested';

declare module '../../kernel/app.ts' {
  interface App {
    /**
     * Asks whether a deposit pays something of another area, which then has booked that part of it. Passed by the
     * composition root, so that deposits know none of the areas that are paid. Null: it claims nothing.
     * @param isReleased whether compliance has checked it, so that monitoring doesn't hold it again
     */
    readonly claimCredit: (
      context: OperationContext,
      deposit: Deposit,
      details: Pick<DepositOrigin, 'remittance'>,
      isReleased?: boolean,
    ) => Promise<CreditClaim | null>;
    /** Tells the area that claimed a held deposit that its review has ended. */
    readonly noteReview: (context: OperationContext, deposit: Deposit, outcome: ReviewOutcome) => Promise<void>;
  }
}

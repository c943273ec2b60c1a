import type { BusinessDate } from '@quittance/sdk/time';

/** An exchange that the dealer is asked for: how much to sell is fixed, the dealer's rate says what it buys. */
export interface FxOrder {
  /** Our unique reference, at most 35 characters: however often it is asked for, the dealer exchanges once. */
  readonly reference: string;
  readonly soldCurrency: string;
  /** Minor units, greater than 0. */
  readonly soldMinor: bigint;
  readonly boughtCurrency: string;
}

/** A definite answer of the dealer. Everything else is thrown and means: unknown. */
export type FxDecision =
  | {
      readonly outcome: 'dealt';
      /** Units of what is bought for one unit of what is sold, as decimal text. */
      readonly rate: string;
      readonly boughtMinor: bigint;
      /** The day on which both amounts move between the dealer and our banks. */
      readonly valueDate: BusinessDate;
      /** Whether they have moved. */
      readonly isSettled: boolean;
    }
  | { readonly outcome: 'rejected'; readonly code: string };

/** A dealer of currency, such as our bank's: exchanges what customers have converted. */
export interface FxDealing {
  /** Whether the dealer exchanges these currencies. Without a dealer nothing is covered, and positions stay open. */
  deals(soldCurrency: string, boughtCurrency: string): boolean;
  /**
   * Exchanges at the dealer's current rate. Idempotent by `reference`.
   * @throws any transport failure; whether the dealer has exchanged is then unknown
   */
  deal(order: FxOrder): Promise<FxDecision>;
  /** Finds the decision on a reference; null if the dealer has none. @throws when the dealer can't be reached */
  find(reference: string): Promise<FxDecision | null>;
  /** Rejects the reference permanently unless it was already decided. Returns the final decision. */
  cancel(reference: string): Promise<FxDecision>;
}

/** A debit of a customer's bank account, in US dollars, by ACH. */
export interface DebitOrder {
  /** Our unique reference: however often the debit is submitted, the bank accepts it once. */
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: 'USD';
  /** Identifies the account at the bank-linking provider; we never handle account numbers. */
  readonly accountToken: string;
  /** Text on the payer's bank statement; at most 22 characters. */
  readonly statementDescriptor: string;
}

/** A definite answer of the bank. Everything else is thrown and means: unknown. */
export type DebitDecision =
  | { readonly outcome: 'accepted'; readonly traceNumber: string }
  | { readonly outcome: 'refused'; readonly code: string };

/** An event of a submitted debit. Deliveries may be repeated, late and out of order. */
export type RailsEvent = {
  /** Unique at the provider, and the same for every delivery of an event. */
  readonly providerEventId: string;
  readonly reference: string;
  readonly occurredAt: Date;
} & (
  | { readonly kind: 'settled' }
  | {
      readonly kind: 'returned';
      /** NACHA return code, such as R01. */
      readonly returnCode: string;
      /** The bank's fee for the return. */
      readonly feeMinor: bigint;
    }
);

/** Bank rails: move money between our bank and others. */
export interface Rails {
  /**
   * Submits a debit to the bank. Idempotent by `reference`.
   * @throws any transport failure; whether the bank accepted the debit is then unknown
   */
  submitDebit(order: DebitOrder): Promise<DebitDecision>;
  /**
   * Finds the bank's decision on a reference; null if it definitely never received it. @throws when it can't be reached
   */
  findDebit(reference: string): Promise<DebitDecision | null>;
  /** Refuses the reference permanently unless it was already accepted. Returns the final decision. */
  cancelDebit(reference: string): Promise<DebitDecision>;
  /** Lists unacknowledged events up to `now`, oldest first, at most 500. */
  listEvents(now: Date): Promise<readonly RailsEvent[]>;
  /** Confirms that events were stored and need not be delivered again. */
  acknowledge(providerEventIds: readonly string[]): Promise<void>;
  /** Returns the business time of the next event if the rail knows it (the sandbox); null otherwise. */
  nextEventAt(): Promise<Date | null>;
}

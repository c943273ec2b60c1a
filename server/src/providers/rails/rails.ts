/** A debit of a customer's bank account, in US dollars, by ACH. */
export interface DebitOrder {
  /** Ours, unique for ever: however often it is submitted, the bank takes it once. */
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: 'USD';
  /** Stands for the account at the bank-linking provider; no account number passes through us. */
  readonly accountToken: string;
  /** What the payer reads on the bank statement; at most 22 characters. */
  readonly statementDescriptor: string;
}

/** What the bank definitely answered. Anything else that happens is thrown and means: unknown. */
export type DebitDecision =
  | { readonly outcome: 'accepted'; readonly traceNumber: string }
  | { readonly outcome: 'refused'; readonly code: string };

/** Something that happened to a submitted debit. Deliveries may repeat, come late and out of order. */
export type RailsEvent = {
  /** Unique at the provider, the same for every delivery of one event. */
  readonly providerEventId: string;
  readonly reference: string;
  readonly occurredAt: Date;
} & (
  | { readonly kind: 'settled' }
  | {
      readonly kind: 'returned';
      /** NACHA return reason, R01 and so on. */
      readonly returnCode: string;
      /** What the bank charges us for the return. */
      readonly feeMinor: bigint;
    }
);

/** Bank rails: moves money between our bank and others'. */
export interface Rails {
  /**
   * Hands a debit to the bank. Idempotent by `reference`.
   * @throws whatever went wrong on the way; the debit may then have been taken or not
   */
  submitDebit(order: DebitOrder): Promise<DebitDecision>;
  /** What the bank made of a reference; null when it definitely never saw it. Throws when it can't be asked. */
  findDebit(reference: string): Promise<DebitDecision | null>;
  /** Refuses the reference for ever if it was not accepted yet. Answers what is true from now on. */
  cancelDebit(reference: string): Promise<DebitDecision>;
  /** Events up to `now` that were not acknowledged; oldest first, at most 500. */
  listEvents(now: Date): Promise<readonly RailsEvent[]>;
  /** Tells the provider that events were stored and need not be delivered again. */
  acknowledge(providerEventIds: readonly string[]): Promise<void>;
  /** Business instant of the next event, where the rail can know (the sandbox); null otherwise. */
  nextEventAt(): Promise<Date | null>;
}

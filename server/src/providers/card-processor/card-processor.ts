/** What may be shown of a card. Its number never reaches our server. */
export interface CardFacts {
  readonly brand: string;
  /** The last four digits. */
  readonly last4: string;
}

export interface CardSession {
  readonly token: string;
  /** Real time. */
  readonly expiresAt: Date;
}

export interface CardOrder {
  /** Our unique reference: however often it is sent, the processor charges once. */
  readonly reference: string;
  /** From the card fields; can be used once. Or a stored card. */
  readonly cardToken: string;
  /** The purpose of the session that it comes from. */
  readonly purpose: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Text on the card's statement; at most 22 characters. */
  readonly statementDescriptor: string;
}

/** Why a card was refused. Other reasons of processors count as `card_declined`. */
export const cardDeclineCodes = [
  'card_declined',
  'card_address_mismatch',
  'card_insufficient_funds',
  'card_processing_error',
] as const;
export type CardDeclineCode = (typeof cardDeclineCodes)[number];

/** The result of storing a card. */
export type StoredCard =
  | {
      readonly outcome: 'stored';
      /** Takes the place of a token in orders, any number of times. */
      readonly storedCard: string;
      readonly card: CardFacts;
    }
  | { readonly outcome: 'declined'; readonly declineCode: CardDeclineCode };

export type ProcessorChargeState = 'authorized' | 'captured' | 'declined' | 'voided' | 'refunded';

/** A definite answer about a charge. Everything else is thrown and means: unknown. */
export interface ChargeReport {
  readonly state: ProcessorChargeState;
  readonly processorReference: string;
  /** Of a declined charge. */
  readonly declineCode?: CardDeclineCode | undefined;
}

/** What happened to a charge. Fees are minor units of its currency. */
export type CardNews =
  | { readonly kind: 'authorized' | 'captured' | 'voided' | 'refunded' }
  | { readonly kind: 'declined'; readonly code: string }
  /** Its money, less the fee, arrived at our bank. */
  | { readonly kind: 'paid-out'; readonly feeMinor: bigint }
  /** The payer's bank took the money back, and charged a fee, until the dispute is decided. */
  | { readonly kind: 'dispute-opened'; readonly code: string; readonly feeMinor: bigint }
  | { readonly kind: 'dispute-won' | 'dispute-lost' };

/** News of the processor. Deliveries may be repeated, late and out of order. */
export type CardEvent = {
  /** Unique at the processor, and the same for every delivery of an event. */
  readonly eventId: string;
  readonly occurredAt: Date;
  readonly reference: string;
} & CardNews;

/** A posted event, as it was received. */
export interface CardWebhook {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly body: string;
}

/**
 * Charges cards. Every command is idempotent by the charge's reference, and answers with the charge as it is then.
 * Commands throw any transport failure; whether the processor carried them out is then unknown.
 */
export interface CardProcessor {
  /**
   * The page with the card fields, on an origin of the processor; null without a processor. It takes the query
   * `session`, and posts messages of the type `quittance-card-fields` to its parent: `ready`, `height`, `token`,
   * `refused` and `error`. It answers to `submit`.
   */
  readonly fieldsUrl: string | null;
  /**
   * Opens a session for the card fields.
   * @throws when the processor can't be reached
   */
  createSession(request: {
    /** What the tokens of this session may be used for. */
    readonly purpose: string;
    readonly locale: 'en' | 'es';
    /** The only origin that the fields answer to. */
    readonly parentOrigin: string;
  }): Promise<CardSession>;
  /** Finds the card of a token that was not used yet; null if there is none. @throws when it can't be reached */
  findCard(cardToken: string): Promise<(CardFacts & { readonly purpose: string }) | null>;
  /**
   * Stores the card of a token for later charges, and charges nothing. The token is used up.
   * @throws when the processor can't be reached
   */
  storeCard(request: { readonly cardToken: string; readonly purpose: string }): Promise<StoredCard>;
  authorize(order: CardOrder): Promise<ChargeReport>;
  capture(reference: string): Promise<ChargeReport>;
  /** Ends a charge that was not captured, even one that the processor never received. */
  void(reference: string): Promise<ChargeReport>;
  /** Gives the money of a captured charge back. */
  refund(reference: string): Promise<ChargeReport>;
  /** Finds a charge; null if the processor definitely never received it. */
  find(reference: string): Promise<ChargeReport | null>;
  /** Reads a posted event. @throws UnauthenticatedError unless the processor signed it, MalformedRequestError */
  readWebhook(webhook: CardWebhook): CardEvent;
  /** Lists events that were not acknowledged up to `now`, oldest first, at most 500. */
  listEvents(now: Date): Promise<readonly CardEvent[]>;
  /** Confirms that events were stored and need not be delivered again. */
  acknowledge(eventIds: readonly string[]): Promise<void>;
  /** Returns the business time of the next event if the processor knows it (the sandbox); null otherwise. */
  nextEventAt(): Promise<Date | null>;
}

import type { Coin } from '@quittance/sdk/rules';

/** What is known of one transaction to one of our addresses. Amounts are the coin's smallest units: satoshi, wei. */
export interface ChainTransaction {
  readonly transactionId: string;
  readonly coin: Coin;
  readonly address: string;
  readonly amountMinor: bigint;
  /** Blocks since it is in the chain; 0 while it waits, and again after a reorganization. */
  readonly confirmations: number;
  /** Whether the chain no longer has it: replaced by its sender, or lost in a reorganization. */
  readonly isDropped: boolean;
}

/** News of a transaction. Deliveries may be repeated, late and out of order. */
export interface ChainEvent extends ChainTransaction {
  /** The same for every delivery of an event. */
  readonly eventId: string;
  /** Grows with each event of a transaction: an event with a lower one is outdated. */
  readonly sequence: number;
  readonly occurredAt: Date;
}

/** A posted event, as it was received. */
export interface ChainWebhook {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly body: string;
}

export interface CoinOrder {
  /** Our unique reference: however often it is sent, the coins leave once. */
  readonly reference: string;
  readonly coin: Coin;
  readonly address: string;
  /** Leaves our wallet; the network's fee is taken from it. */
  readonly amountMinor: bigint;
}

/** A definite answer about an order. Everything else is thrown and means: unknown. */
export type SendReport =
  | { readonly state: 'sent'; readonly transactionId: string; readonly feeMinor: bigint }
  | { readonly state: 'refused'; readonly code: string };

/** A wallet of the house, and its view of the chains. */
export interface Chain {
  /** The coins that it takes; none without a provider. */
  readonly coins: readonly Coin[];
  /** Creates an address for one payment, the same for a reference. @throws when the wallet can't be reached */
  createAddress(request: { readonly reference: string; readonly coin: Coin }): Promise<string>;
  /** Whether coins can be sent to a text. Checks its form and check digits only. */
  isAddress(coin: Coin, text: string): boolean;
  /** Sends coins, once for a reference. @throws any transport failure: whether they left is then unknown */
  send(order: CoinOrder): Promise<SendReport>;
  /** Finds an order; null if the wallet definitely never received it. */
  findSend(reference: string): Promise<SendReport | null>;
  /** Reads a posted event. @throws UnauthenticatedError unless the provider signed it, MalformedRequestError */
  readWebhook(webhook: ChainWebhook): ChainEvent;
  /** Lists events that were not acknowledged up to `now`, oldest first, at most 500. */
  listEvents(now: Date): Promise<readonly ChainEvent[]>;
  /** Confirms that events were stored and need not be delivered again. */
  acknowledge(eventIds: readonly string[]): Promise<void>;
  /** Returns the business time of the next event if the provider knows it (the sandbox); null otherwise. */
  nextEventAt(): Promise<Date | null>;
  /** Plays the payer's wallet and the miners; in the sandbox only. */
  readonly sandbox?: SandboxPlayer;
}

/**
 * What becomes of a simulated transaction. `drops`: it is replaced and never confirmed. `reorganizes`: it loses its first
 * block and is confirmed later.
 */
export type TransactionFate = 'confirms' | 'drops' | 'reorganizes';

export interface SandboxPlayer {
  /** Sends coins to an address. The same intent sends once. */
  pay(payment: {
    readonly intent: string;
    readonly coin: Coin;
    readonly address: string;
    readonly amountMinor: bigint;
    readonly fate: TransactionFate;
  }): Promise<void>;
  /** Lets everything happen at once that is still to happen to the transactions of an address. */
  hurry(address: string): Promise<void>;
}

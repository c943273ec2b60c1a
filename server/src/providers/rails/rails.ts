import type { StatementProblem } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';

/**
 * How money moves: a debit pulls it from an account at another bank, a credit pushes it to one, a wire does so at once
 * and finally, a book transfer moves it between two of our own accounts.
 */
export type InstructionKind = 'debit' | 'credit' | 'wire' | 'book';

/** An account at another bank, as its holder entered it. */
export interface BankAccount {
  readonly kind: 'bank-account';
  readonly holderName: string;
  /** ISO 3166 code of the bank's country. */
  readonly country: string;
  /** IBAN where the country has them, otherwise the local number; without spaces. */
  readonly accountNumber: string;
  /** Local code of the bank: routing number, sort code, BSB, IFSC… Absent with an IBAN. */
  readonly bankCode?: string;
  readonly bic?: string;
  /** Kind of a US account; checking if nobody says. */
  readonly accountKind?: 'checking' | 'savings';
  /** Whose account it is; a business's if nobody says. */
  readonly holderKind?: 'business' | 'consumer';
  /** The rail of our own account that pays, default `traditional`. */
  readonly from?: string;
  /** The IBAN or local number of our own account that pays, if it has to be that one. Comes before `from`. */
  readonly fromAccount?: string;
}

/** The other side of an instruction. Personal data: stored encrypted only, and never logged. */
export type Counterparty =
  /** Linked in the bank's window; the token names it, and we never see its number. */
  | { readonly kind: 'linked-account'; readonly accountToken: string }
  | BankAccount
  /** One of our own accounts, by the rail that it is behind; `from`: the rail of the one that pays, default `traditional`. */
  | { readonly kind: 'own-account'; readonly rail: string; readonly from?: string };

export interface RailOrder {
  /** Our unique reference, at most 35 characters: however often the order is submitted, the bank accepts it once. */
  readonly reference: string;
  readonly kind: InstructionKind;
  /** 1; more when a debit is presented again after a return. */
  readonly presentment: number;
  /** The rail that carries it, such as `ach`. */
  readonly rail: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly counterparty: Counterparty;
  /** Text on the other side's bank statement; at most 22 characters. */
  readonly statementDescriptor: string;
}

/** A definite answer of the bank. Everything else is thrown and means: unknown. */
export type RailDecision =
  | { readonly outcome: 'accepted'; readonly bankReference: string }
  | { readonly outcome: 'refused'; readonly code: string };

/** Money that arrived at one of our accounts. */
export interface IncomingCredit {
  /** The bank's reference of the credit; unique. */
  readonly bankReference: string;
  /** The rail that carried it. */
  readonly rail: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Our account that it arrived at: an IBAN or a local number. */
  readonly creditedAccount: string;
  /** What the sender wrote; may name the organization that the money is for. */
  readonly remittance: string;
  readonly senderName?: string;
  /** Account number of the sender, if the rail tells it. */
  readonly senderAccount?: string;
  /** Whether the bank asks us to check it before anybody uses the money. */
  readonly needsReview?: boolean;
}

/**
 * What the sandbox's bank does with a simulated credit: it arrives at once or on the next banking day, is reported twice,
 * or is called back on the next banking day.
 */
export type SimulatedCourse = 'at-once' | 'next-banking-day' | 'reported-twice' | 'called-back';

/** What a bank took from one of our accounts for its services, or interest. */
export interface BankCharge {
  /** The bank's reference; unique. */
  readonly bankReference: string;
  /** The rail of the ledger's account at the bank. */
  readonly rail: string;
  /** Our account: an IBAN or a local number. */
  readonly account: string;
  readonly kind: 'fee' | 'interest';
  /** Minor units; below 0: taken from us. */
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** An entry of a statement that no order of ours explains, or one that was booked and came back before. */
export interface UnexplainedEntry {
  /** The bank's reference; unique. */
  readonly bankReference: string;
  /** Our account: an IBAN or a local number. */
  readonly account: string;
  /** Minor units; below 0: it left our account. */
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The id that the entry has of the order to pay, if any. */
  readonly endToEndId?: string;
  /** Our order that the entry names with its whole amount, and which way its money went. */
  readonly order?: { readonly reference: string; readonly direction: 'there' | 'back' };
}

/** The entry of one account: money leaves it, or arrives. */
export type Leg = 'debit' | 'credit';

/** What happened to an instruction. */
export type InstructionNews =
  /** The bank passed it on. Proves that the bank accepted it. */
  | { readonly kind: 'submitted' }
  | { readonly kind: 'settled' }
  /** The other bank refused it before any money moved. */
  | { readonly kind: 'rejected'; readonly code: string }
  /** The other bank sent it back. */
  | { readonly kind: 'returned'; readonly code: string; readonly feeMinor: bigint }
  /** The instruction, or an incoming credit, was called back by the bank that sent it. */
  | { readonly kind: 'recalled'; readonly code: string; readonly feeMinor: bigint };

/** News of the bank. Deliveries may be repeated, late and out of order. */
export type RailEvent = {
  /** Unique at the provider, and the same for every delivery of an event. */
  readonly providerEventId: string;
  readonly occurredAt: Date;
  /** The day on which the bank counts the movement, where it says one; otherwise that of `occurredAt`. */
  readonly bookedOn?: BusinessDate;
  /**
   * Of a book transfer that the bank reports by account: which way the entry of one of the two accounts goes. Each
   * account has its own event, also of a return. Absent if the event tells of both accounts.
   */
  readonly leg?: Leg;
  /** Of the instruction; of an incoming credit or a charge, its bank reference. */
  readonly reference: string;
} & (
  | InstructionNews
  | { readonly kind: 'incoming'; readonly credit: IncomingCredit }
  | { readonly kind: 'charged'; readonly charge: BankCharge }
  | { readonly kind: 'unexplained'; readonly entry: UnexplainedEntry }
);

/** One of our accounts at a bank, at the end of a day. */
export interface ClosingBalance {
  /** IBAN, local number, or the sandbox's name of it. */
  readonly account: string;
  readonly currency: string;
  /** Minor units, below 0 for an overdraft; null while the bank has not stated it. */
  readonly closingMinor: bigint | null;
}

/** A statement of the bank that is overdue, or does not follow the one before. */
export interface StatementAlarm {
  /** Our account: an IBAN or a local number. */
  readonly account: string;
  readonly currency: string;
  /** The day of the statement. */
  readonly businessDate: BusinessDate;
  readonly problem: StatementProblem;
}

/** Bank rails: move money between our bank and others, in both directions. */
export interface Rails {
  /**
   * Submits an order to the bank. Idempotent by `reference`.
   * @throws any transport failure; whether the bank accepted the order is then unknown
   */
  submit(order: RailOrder): Promise<RailDecision>;
  /**
   * Finds the bank's decision on a reference; null if it definitely never received it. @throws when it can't be reached
   */
  find(reference: string): Promise<RailDecision | null>;
  /** Refuses the reference permanently unless it was already accepted. Returns the final decision. */
  cancel(reference: string): Promise<RailDecision>;
  /** Lists unacknowledged events up to `now`, oldest first, at most 500. */
  listEvents(now: Date): Promise<readonly RailEvent[]>;
  /** Confirms that events were stored and need not be delivered again. */
  acknowledge(providerEventIds: readonly string[]): Promise<void>;
  /** Lists what our accounts held at the end of a day by the bank's own statement, whatever our ledger says. */
  listClosingBalances(date: BusinessDate): Promise<readonly ClosingBalance[]>;
  /** Lists the days whose closing balances were stated, or stated again, since an instant. */
  listDaysStatedSince(since: Date): Promise<readonly BusinessDate[]>;
  /** Lists what is wrong with the bank's statements at an instant; none where there are no statements. */
  listStatementAlarms(now: Date): Promise<readonly StatementAlarm[]>;
  /** Returns the business time of the next event if the rail knows it (the sandbox); null otherwise. */
  nextEventAt(): Promise<Date | null>;
  /** Sandbox only: makes a credit arrive, now unless its course says otherwise. Idempotent by its bank reference. */
  readonly simulateCredit?: (credit: IncomingCredit, course?: SimulatedCourse) => Promise<void>;
  /** Sandbox only: makes the sender's bank call a credit back, now at the latest. Idempotent by its bank reference. */
  readonly simulateRecall?: (bankReference: string) => Promise<void>;
}

import { hashOfBalance, hashOfForm, hashOfPlace } from '@quittance/sdk/proofs';

/* The canonical forms that only the server checks; those of statement proofs are in @quittance/sdk/proofs. */

/** A posted line on an organization's balance, with its place in the account's history. */
export interface StatementLineForm {
  readonly form: 1 | 2;
  readonly accountCode: string;
  readonly unit: string;
  /** 1, 2, 3… without a gap. */
  readonly position: string;
  readonly journalId: string;
  readonly lineNo: string;
  /** Signed: positive when it raises the balance. */
  readonly change: string;
  /** After the line. */
  readonly balance: string;
  /** Number and sum of the lines so far that raised the balance. */
  readonly receivedLines: string;
  readonly received: string;
  readonly bookedAtMicroseconds: string;
  readonly salt: string;
  readonly previousHash: string;
}

/** What a proof doesn't show of a line: the totals would say what the account ever received. */
export const hashOfEntry = (
  line: Pick<StatementLineForm, 'journalId' | 'lineNo' | 'change' | 'receivedLines' | 'received' | 'salt'>,
): string =>
  hashOfForm('quittance-statement-entry-1', [
    line.journalId,
    line.lineNo,
    line.change,
    line.receivedLines,
    line.received,
    line.salt,
  ]);

export const hashOfStatementLine = (line: StatementLineForm): string =>
  line.form === 1
    ? hashOfWholeLine(line)
    : hashOfPlace({ ...line, balanceHash: hashOfBalance(line.balance, hashOfEntry(line)) });

const hashOfWholeLine = (line: StatementLineForm): string =>
  hashOfForm('quittance-statement-line-1', [
    line.accountCode,
    line.unit,
    line.position,
    line.journalId,
    line.lineNo,
    line.change,
    line.balance,
    line.receivedLines,
    line.received,
    line.bookedAtMicroseconds,
    line.salt,
    line.previousHash,
  ]);

export type EventSource = 'audit_events' | 'invoice_events';

const eventTitles = {
  audit_events: 'quittance-audit-event-1',
  invoice_events: 'quittance-invoice-event-1',
} as const;

/**
 * Computes the hash of an event. Its fields may be any text, so they are written as one JSON array of strings, with a
 * space after each comma as PostgreSQL writes it.
 * @param fields in the order of the table's columns, instants in microseconds, details as PostgreSQL writes them
 */
export const hashOfEvent = (source: EventSource, fields: readonly (string | null)[]): string =>
  hashOfForm(eventTitles[source], [`[${fields.map((field) => JSON.stringify(field)).join(', ')}]`]);

/** Computes the digest of the events in a seal, a row for each, by id. */
export const hashOfEventBatch = (
  source: EventSource,
  events: readonly { readonly id: string; readonly hash: string }[],
): string =>
  hashOfForm(
    'quittance-event-batch-1',
    [source],
    events.map(({ id, hash }) => `${id} ${hash}`),
  );

export interface EventSealForm {
  readonly sequence: string;
  readonly source: EventSource;
  readonly digest: string;
  readonly previousHash: string;
  readonly sealedAtMicroseconds: string;
}

export const hashOfEventSeal = (seal: EventSealForm): string =>
  hashOfForm('quittance-event-seal-1', [
    seal.sequence,
    seal.source,
    seal.digest,
    seal.previousHash,
    seal.sealedAtMicroseconds,
  ]);

/** The previous hash of the first seal, and of the first line of an account's history. */
export const genesisHash = '0'.repeat(64);

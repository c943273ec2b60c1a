import type { JournalForm, LineForm, PlacedLine, PlaceForm, SealForm } from './canonical-form.ts';

/** The line of somebody else in the same journal: its hash is salted, so it says nothing about the line. */
export interface HiddenLine {
  readonly lineNo: string;
  readonly hash: string;
}

/** The way from a journal's seal to the root of its batch. */
export interface SealPath {
  /** The journal's place in the chain of seals. */
  readonly sequence: string;
  readonly batch: string;
  /** From the seal's leaf to the root of its batch, as in RFC 6962. */
  readonly path: readonly string[];
}

/** Proves that a line is in the ledger of a published head, without showing lines of others. */
export interface LineProof extends SealPath {
  readonly journal: JournalForm;
  readonly line: LineForm;
  readonly otherLines: readonly HiddenLine[];
  /** The journal's lines in histories of balances, as its seal has them; absent in seals of version 1. */
  readonly placed?: readonly PlacedLine[] | undefined;
  /** Shows where the line stands; absent for lines of version 1, whose hash would show what the account ever received. */
  readonly place?: LinePlace | undefined;
}

export interface LinePlace extends Pick<PlaceForm, 'bookedAtMicroseconds' | 'previousHash'> {
  readonly entryHash: string;
}

/** A line of the account beside those of the statement. */
interface Neighbour extends Pick<PlaceForm, 'position' | 'bookedAtMicroseconds' | 'previousHash'> {
  /** Absent while no published head covers it. */
  readonly seal?: NeighbourSeal | undefined;
}

/** Of its journal the hash alone is shown. */
export interface NeighbourSeal extends SealPath {
  readonly journalId: string;
  readonly journalHash: string;
  readonly lineNo: string;
  readonly placed: readonly PlacedLine[];
}

/** The line before the first: its balance is the opening balance. */
export interface LineBefore extends Neighbour {
  readonly balance: string;
  readonly entryHash: string;
}

/** The line after the last. Its amount and balance stay hidden. */
export interface LineAfter extends Neighbour {
  readonly balanceHash: string;
}

/** A head of the chain of seals that was noted outside the chain, with the seal itself. */
export interface PublishedHead {
  readonly ledger: string;
  readonly seal: SealForm & { readonly batchHash: string };
  readonly hash: string;
  /** The batch of the seal. */
  readonly batch: string;
}

/** Why a line has no proof (yet). */
export type Unproven = 'not-published-yet' | 'booked-before-proofs';

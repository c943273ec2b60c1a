import type { JournalForm, LineForm, SealForm } from './canonical-form.ts';

/** The line of somebody else in the same journal: its hash is salted, so it says nothing about the line. */
export interface HiddenLine {
  readonly lineNo: string;
  readonly hash: string;
}

/** Proves that a line is in the ledger of a published head, without showing lines of others. */
export interface LineProof {
  readonly journal: JournalForm;
  readonly line: LineForm;
  readonly otherLines: readonly HiddenLine[];
  /** The journal's place in the chain of seals. */
  readonly sequence: string;
  readonly batch: string;
  /** From the seal's leaf to the root of its batch, as in RFC 6962. */
  readonly path: readonly string[];
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

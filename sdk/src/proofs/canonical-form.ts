import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hashOfLeaf } from './merkle.ts';
import { hashOfBytes } from './sha256.ts';

/*
 * The canonical forms that the ledger's hashes are computed from.
 *
 * A form is UTF-8 text: a title with the form's name and version, a line feed, then the fields in the order below,
 * separated by tabs. Missing fields are empty. Fields are visible ASCII (the tables refuse anything else), so no two
 * rows have the same form. Instants are whole microseconds since 1970-01-01 UTC, amounts whole minor units, hashes
 * lower-case hexadecimal.
 *
 * A journal's form continues with the hashes of its lines, one per row, ordered by number. A changed line is thus found
 * as that line; a changed journal, or an added or deleted line, as that journal. The database computes the same in
 * SQL (server/src/ledger/sql/02-canonical-form.sql). The duplication is deliberate: a function altered in the database
 * must not confirm its own results.
 */

/** A line joined with its account, every value as text. */
export interface LineForm {
  readonly journalId: string;
  readonly lineNo: string;
  readonly accountCode: string | null;
  readonly unit: string | null;
  readonly ownerOrganizationId: string | null;
  readonly direction: string;
  readonly amount: string;
  readonly isPosted: boolean;
  /** Hexadecimal; null in lines of version 1, which have none. */
  readonly salt: string | null;
}

export interface JournalForm {
  readonly id: string;
  readonly businessKey: string;
  readonly book: string;
  readonly kind: string;
  readonly phase: string;
  readonly reverses: string | null;
  readonly resolves: string | null;
  readonly organizationId: string | null;
  readonly invoiceId: string | null;
  readonly lineCount: string;
  readonly effectiveAtMicroseconds: string;
  readonly recordedAtMicroseconds: string;
}

export interface SealForm {
  readonly sequence: string;
  readonly journalId: string;
  readonly journalHash: string;
  readonly previousHash: string;
  readonly sealedAtMicroseconds: string;
  /** Hash of its batch; null in seals of version 1, which have none. */
  readonly batchHash: string | null;
}

/**
 * Computes the hash of a line. Version 2 adds a random salt, so that the hash of another party's line can be disclosed:
 * without the salt, nobody can find the line by trying accounts.
 */
export const hashOfLine = (line: LineForm): string =>
  hashOfForm(line.salt === null ? 'quittance-line-1' : 'quittance-line-2', [
    line.journalId,
    line.lineNo,
    line.accountCode,
    line.unit,
    line.ownerOrganizationId,
    line.direction,
    line.amount,
    line.isPosted ? 'posted' : 'pending',
    ...(line.salt === null ? [] : [line.salt]),
  ]);

/** @param lineHashes hashes of its lines, hexadecimal, by line number */
export const hashOfJournal = (journal: JournalForm, lineHashes: readonly string[]): string =>
  hashOfForm(
    'quittance-journal-1',
    [
      journal.id,
      journal.businessKey,
      journal.book,
      journal.kind,
      journal.phase,
      journal.reverses,
      journal.resolves,
      journal.organizationId,
      journal.invoiceId,
      journal.lineCount,
      journal.effectiveAtMicroseconds,
      journal.recordedAtMicroseconds,
    ],
    lineHashes,
  );

export const hashOfSeal = (seal: SealForm): string =>
  hashOfForm(seal.batchHash === null ? 'quittance-seal-1' : 'quittance-seal-2', [
    seal.sequence,
    seal.journalId,
    seal.journalHash,
    seal.previousHash,
    seal.sealedAtMicroseconds,
    ...(seal.batchHash === null ? [] : [seal.batchHash]),
  ]);

/** The place of a line in the history of an organization's balance. The balance itself is hidden in `balanceHash`. */
export interface PlaceForm {
  readonly accountCode: string;
  readonly unit: string;
  /** 1, 2, 3… without a gap. */
  readonly position: string;
  readonly bookedAtMicroseconds: string;
  /** Of the line before it. */
  readonly previousHash: string;
  readonly balanceHash: string;
}

/** Computes the hash of a line of a history, in its second form. */
export const hashOfPlace = (place: PlaceForm): string =>
  hashOfForm('quittance-statement-line-2', [
    place.accountCode,
    place.unit,
    place.position,
    place.bookedAtMicroseconds,
    place.previousHash,
    place.balanceHash,
  ]);

/** @param entryHash salted, of the journal's line and the account's totals so far: so it hides the balance, too */
export const hashOfBalance = (balance: string, entryHash: string): string =>
  hashOfForm('quittance-statement-balance-1', [balance, entryHash]);

/** A journal's line that is part of a history: its number in the journal, and the hash of its place. */
export interface PlacedLine {
  readonly lineNo: string;
  readonly hash: string;
}

/**
 * Computes the hash of a seal's leaf in the Merkle tree of its batch.
 * @param placed lines of the journal in histories, by number; absent in leaves of version 1, which have none
 */
export const hashOfSealLeaf = (
  seal: Pick<SealForm, 'sequence' | 'journalId' | 'journalHash'>,
  placed?: readonly PlacedLine[],
): string =>
  hashOfLeaf(
    [
      placed ? 'quittance-seal-leaf-2' : 'quittance-seal-leaf-1',
      [seal.sequence, seal.journalId, seal.journalHash].join('\t'),
      ...(placed ?? []).map(({ lineNo, hash }) => `${lineNo} ${hash}`),
    ].join('\n'),
  );

/** A batch of seals: consecutive ones with the root of their Merkle tree. */
export interface SealBatchForm {
  /** 1, 2, 3… without a gap. */
  readonly number: string;
  readonly firstSequence: string;
  readonly lastSequence: string;
  readonly root: string;
  readonly previousHash: string;
  /** A batch further back; 0 for none. */
  readonly skipNumber: string;
  readonly skipHash: string;
}

export const hashOfSealBatch = (batch: SealBatchForm): string =>
  hashOfForm('quittance-seal-batch-1', [
    batch.number,
    batch.firstSequence,
    batch.lastSequence,
    batch.root,
    batch.previousHash,
    batch.skipNumber,
    batch.skipHash,
  ]);

/** Computes the hash of a form. */
export function hashOfForm(
  title: string,
  fields: readonly (string | null)[],
  following: readonly string[] = [],
): string {
  const form = [title, fields.map((field) => field ?? '').join('\t'), ...following].join('\n');
  return hashOfBytes(utf8ToBytes(form));
}

import {
  hashOfJournal,
  hashOfLine,
  hashOfSeal,
  hashOfSealBatch,
  hashOfSealLeaf,
  type SealBatchForm,
} from '../canonical-form.ts';
import { rootFromPath } from './merkle.ts';
import type { LineProof, PublishedHead } from './proof.ts';

/** The roots of batches that a head proves, by number. */
export type ProvenBatches = ReadonlyMap<string, SealBatchForm>;

/** What a head does not prove. The message says which hash is wrong. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}

/**
 * Follows the links from a head back to every batch. A batch counts only if a later one, or the head, names its hash.
 * @param batches newest first
 * @throws ProofError
 */
export function proveBatches({ seal, hash, batch }: PublishedHead, batches: readonly SealBatchForm[]): ProvenBatches {
  if (hashOfSeal(seal) !== hash) throw new ProofError('The head does not match its hash.');
  const named = new Map([[batch, seal.batchHash]]);
  const proven = new Map<string, SealBatchForm>();
  let before: bigint | undefined;
  for (const each of batches) {
    const number = BigInt(each.number);
    if (before !== undefined && number >= before) throw new ProofError('The batches are not in order.');
    before = number;
    const expected = named.get(each.number);
    if (expected === undefined) throw new ProofError(`Nothing names batch ${each.number}.`);
    if (hashOfSealBatch(each) !== expected) throw new ProofError(`Batch ${each.number} does not match its hash.`);
    proven.set(each.number, each);
    named.set(String(number - 1n), each.previousHash);
    named.set(each.skipNumber, each.skipHash);
  }
  return proven;
}

/**
 * Checks that a line is part of a journal that is sealed in a proven batch.
 * @throws ProofError
 */
export function assertProven(proof: LineProof, batches: ProvenBatches): void {
  const { journal, line, otherLines, sequence, path } = proof;
  if (line.journalId !== journal.id) throw new ProofError('The line belongs to another journal.');
  const lines = [{ lineNo: line.lineNo, hash: hashOfLine(line) }, ...otherLines].sort(
    (a, b) => Number(a.lineNo) - Number(b.lineNo),
  );
  if (lines.length !== Number(journal.lineCount) || lines.some(({ lineNo }, index) => lineNo !== String(index + 1)))
    throw new ProofError('Lines of the journal are missing, or there twice.');
  const journalHash = hashOfJournal(
    journal,
    lines.map(({ hash }) => hash),
  );
  const batch = batches.get(proof.batch);
  if (!batch) throw new ProofError(`Batch ${proof.batch} is not proven.`);
  const [first, last] = [BigInt(batch.firstSequence), BigInt(batch.lastSequence)];
  const root = rootFromPath(hashOfSealLeaf({ sequence, journalId: journal.id, journalHash }), {
    leaf: Number(BigInt(sequence) - first),
    leaves: Number(last - first) + 1,
    path,
  });
  if (root !== batch.root) throw new ProofError('The journal is not in its batch: it, or its line, was changed.');
}

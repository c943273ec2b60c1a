import {
  hashOfJournal,
  hashOfLine,
  hashOfSeal,
  hashOfSealBatch,
  hashOfSealLeaf,
  type PlacedLine,
  type SealBatchForm,
} from './canonical-form.ts';
import { rootFromPath } from './merkle.ts';
import type { LineProof, PublishedHead, SealPath } from './proof.ts';
import type { ProblemCode, StatementProblem } from './statement-problem.ts';

/** The roots of batches that a head proves, by number. */
export type ProvenBatches = ReadonlyMap<string, SealBatchForm>;

/** What a head does not prove. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
  readonly problem: StatementProblem;

  constructor(code: ProblemCode, batch?: string) {
    super(code);
    this.problem = { code, ...(batch !== undefined && { batch }) };
  }
}

/**
 * Follows the links from a head back to every batch. A batch counts only if a later one, or the head, names its hash.
 * @param batches newest first
 * @throws ProofError
 */
export function proveBatches({ seal, hash, batch }: PublishedHead, batches: readonly SealBatchForm[]): ProvenBatches {
  if (hashOfSeal(seal) !== hash) throw new ProofError('headChanged');
  const named = new Map([[batch, seal.batchHash]]);
  const proven = new Map<string, SealBatchForm>();
  let before: bigint | undefined;
  for (const each of batches) {
    const number = BigInt(each.number);
    if (before !== undefined && number >= before) throw new ProofError('batchesUnordered');
    before = number;
    const expected = named.get(each.number);
    if (expected === undefined) throw new ProofError('batchUnnamed', each.number);
    if (hashOfSealBatch(each) !== expected) throw new ProofError('batchChanged', each.number);
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
  const { journal, line, otherLines, placed } = proof;
  if (line.journalId !== journal.id) throw new ProofError('otherJournal');
  const lines = [{ lineNo: line.lineNo, hash: hashOfLine(line) }, ...otherLines].sort(
    (a, b) => Number(a.lineNo) - Number(b.lineNo),
  );
  if (lines.length !== Number(journal.lineCount) || lines.some(({ lineNo }, index) => lineNo !== String(index + 1)))
    throw new ProofError('journalLines');
  const journalHash = hashOfJournal(
    journal,
    lines.map(({ hash }) => hash),
  );
  assertSealed({ journalId: journal.id, journalHash, placed }, proof, batches);
}

interface SealedJournal {
  readonly journalId: string;
  readonly journalHash: string;
  readonly placed: readonly PlacedLine[] | undefined;
}

/**
 * Checks that a journal is sealed in a proven batch.
 * @throws ProofError
 */
export function assertSealed(
  { placed, ...journal }: SealedJournal,
  { sequence, batch: number, path }: SealPath,
  batches: ProvenBatches,
): void {
  const batch = batches.get(number);
  if (!batch) throw new ProofError('batchUnproven', number);
  const [first, last] = [BigInt(batch.firstSequence), BigInt(batch.lastSequence)];
  const root = rootFromPath(hashOfSealLeaf({ sequence, ...journal }, placed), {
    leaf: Number(BigInt(sequence) - first),
    leaves: Number(last - first) + 1,
    path,
  });
  if (root !== batch.root) throw new ProofError('journalChanged');
}

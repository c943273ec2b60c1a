import { auditPath, hashOfSealLeaf, type MerkleTree, merkleTree, type PublishedHead } from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { placedLinesOfSeal, readPlacedLines } from './placed-lines.ts';

interface SealedTree {
  readonly first: bigint;
  /** Whether its leaves contain lines of histories. */
  readonly hasPlaces: boolean;
  readonly tree: MerkleTree;
}

/** Trees of batches that a head covers, by the batch's number. */
export type SealedTrees = ReadonlyMap<string, SealedTree>;

interface Seal {
  readonly number: string;
  readonly leafForm: number;
  readonly sequence: string;
  readonly journalId: string;
  readonly journalHash: string;
  readonly placed: string | null;
}

/** @param numbers null for journals that are in no batch */
export async function readTrees(
  db: Connection,
  numbers: readonly (string | null)[],
  head: PublishedHead,
): Promise<SealedTrees> {
  const wanted = [...new Set(numbers)].filter((number) => number !== null && BigInt(number) <= BigInt(head.batch));
  const { rows } = await sql<Seal>`
    select b.number::text as number, b.leaf_form as "leafForm", s.sequence::text as sequence,
      s.journal_id as "journalId", encode(s.journal_hash, 'hex') as "journalHash",
      case when b.leaf_form = 2 then ${placedLinesOfSeal} end as placed
    from ledger_seal_batches b join ledger_seals s on s.sequence between b.first_sequence and b.last_sequence
    where b.number = any(${wanted}::bigint[]) order by s.sequence`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ number }) => number)].map(([number, seals]) => {
      const hasPlaces = seals[0]?.leafForm === 2;
      const leaves = seals.map((seal) => hashOfSealLeaf(seal, hasPlaces ? readPlacedLines(seal.placed) : undefined));
      return [number, { first: BigInt(seals[0]?.sequence ?? 0), hasPlaces, tree: merkleTree(leaves) }];
    }),
  );
}

/** A journal's seal and its batch; null while it waits. */
interface SealOfJournal {
  readonly sequence: string | null;
  readonly batch: string | null;
}

/** Finds the way from a journal's seal to the root of its batch; undefined while no published head covers it. */
export function sealPathOf({ sequence, batch }: SealOfJournal, trees: SealedTrees, head: PublishedHead) {
  const found = batch === null ? undefined : trees.get(batch);
  if (sequence === null || batch === null || !found || BigInt(sequence) > BigInt(head.seal.sequence)) return undefined;
  const path = auditPath(found.tree, Number(BigInt(sequence) - found.first));
  return { hasPlaces: found.hasPlaces, path: { sequence, batch, path } };
}

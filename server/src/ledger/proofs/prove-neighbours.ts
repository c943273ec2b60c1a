import {
  hashOfBalance,
  type LineAfter,
  type LineBefore,
  type NeighbourSeal,
  type PublishedHead,
} from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { readPlacedLines } from './placed-lines.ts';
import { readSealedJournals } from './prove-lines.ts';
import { type Place, readPlaces } from './read-places.ts';
import { readTrees, sealPathOf } from './sealed-trees.ts';

export interface Neighbours {
  readonly before?: Omit<LineBefore, 'balance'> & { readonly balanceMinor: bigint };
  readonly after?: LineAfter;
}

/**
 * Proves the lines of an account before and after a range of positions. Of the line before, its balance is shown; of the
 * line after, neither balance nor amount.
 */
export async function proveNeighbours(
  db: Connection,
  head: PublishedHead | undefined,
  { accountId, first, last }: { readonly accountId: bigint; readonly first: bigint; readonly last: bigint },
): Promise<Neighbours> {
  const positions = [first - 1n, last + 1n].map(String);
  const places = await readPlaces(db, sql`s.account_id = ${accountId} and s.position = any(${positions}::bigint[])`);
  const seals = head ? await sealsOf(db, head, places) : new Map<Place, NeighbourSeal>();
  const neighbourOf = (place: Place) => {
    const { position, bookedAtMicroseconds, previousHash } = place;
    const seal = seals.get(place);
    return { position, bookedAtMicroseconds, previousHash, ...(seal && { seal }) };
  };
  const [before, after] = positions.map((position) => places.find((place) => place.position === position));
  return {
    ...(before && {
      before: { ...neighbourOf(before), balanceMinor: BigInt(before.balance), entryHash: before.entryHash },
    }),
    ...(after && { after: { ...neighbourOf(after), balanceHash: hashOfBalance(after.balance, after.entryHash) } }),
  };
}

async function sealsOf(
  db: Connection,
  head: PublishedHead,
  places: readonly Place[],
): Promise<ReadonlyMap<Place, NeighbourSeal>> {
  const journals = await readSealedJournals(
    db,
    places.map(({ journalId }) => journalId),
  );
  const trees = await readTrees(
    db,
    [...journals.values()].map(({ batch }) => batch),
    head,
  );
  return new Map(
    places.flatMap((place): (readonly [Place, NeighbourSeal])[] => {
      const journal = journals.get(place.journalId);
      const sealed = journal && sealPathOf(journal, trees, head);
      if (!journal || !sealed?.hasPlaces) return [];
      const { id: journalId, hash: journalHash, placed } = journal;
      const { lineNo } = place;
      return [[place, { journalId, journalHash, lineNo, placed: readPlacedLines(placed), ...sealed.path }]];
    }),
  );
}

import type {
  JournalForm,
  LineForm,
  LinePlace,
  LineProof,
  PublishedHead,
  SealBatchForm,
  Unproven,
} from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { placedLinesOfSeal, readPlacedLines } from './placed-lines.ts';
import { type Place, readPlaces } from './read-places.ts';
import { wayBack } from './seal-batch.ts';
import { readTrees, sealPathOf } from './sealed-trees.ts';

/** Finds the newest head that was noted outside the chains and covers batches; undefined if there is none yet. */
export async function findPublishedHead(db: Connection): Promise<PublishedHead | undefined> {
  const { rows } = await sql<Omit<PublishedHead, 'seal'> & PublishedHead['seal']>`
    select i.id as ledger, encode(s.hash, 'hex') as hash, b.number::text as batch, s.sequence::text as sequence,
      s.journal_id as "journalId", encode(s.journal_hash, 'hex') as "journalHash",
      encode(s.previous_hash, 'hex') as "previousHash",
      (extract(epoch from s.sealed_at) * 1000000)::bigint::text as "sealedAtMicroseconds",
      encode(s.batch_hash, 'hex') as "batchHash"
    from (select sequence, hash from anchor.heads where chain = 'ledger' order by sequence desc limit 1) h
      join ledger_seals s on s.sequence = h.sequence and s.hash = h.hash
      join ledger_seal_batches b on b.hash = s.batch_hash and s.sequence between b.first_sequence and b.last_sequence
      cross join ledger_identity i`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { ledger, hash, batch, ...seal } = row;
  return { ledger, hash, batch, seal };
}

export interface LineKey {
  readonly journalId: string;
  readonly lineNo: number;
}

interface SealedJournal extends JournalForm {
  readonly sequence: string | null;
  readonly batch: string | null;
  readonly hash: string;
  /** Its lines in histories, as {@link readPlacedLines} reads them. */
  readonly placed: string | null;
}

interface JournalLine extends LineForm {
  readonly hash: string;
}

/** Proves lines against a head, in their order. */
export async function proveLines(
  db: Connection,
  head: PublishedHead | undefined,
  keys: readonly LineKey[],
): Promise<readonly (LineProof | Unproven)[]> {
  if (!head) return keys.map(() => 'not-published-yet');
  const ids = [...new Set(keys.map(({ journalId }) => journalId))];
  const [journals, lines] = [await readSealedJournals(db, ids), await readLines(db, ids)];
  const places = new Map(
    (await readPlaces(db, sql`s.journal_id = any(${ids})`)).map((place) => [nameOf(place), shownPlaceOf(place)]),
  );
  const trees = await readTrees(
    db,
    [...journals.values()].map(({ batch }) => batch),
    head,
  );
  return keys.map((key) => {
    const journal = journals.get(key.journalId);
    const own = lines.get(key.journalId)?.find(({ lineNo }) => lineNo === String(key.lineNo));
    const others = lines.get(key.journalId)?.filter((line) => line !== own) ?? [];
    if (!journal || !own) throw new Error('A line to prove is not in the ledger.');
    const { sequence, batch, hash: _, placed, ...form } = journal;
    const sealed = sealPathOf({ sequence, batch }, trees, head);
    if (!sealed) return 'not-published-yet';
    // Without salt, the hash of another party's line could be guessed.
    if (others.some(({ salt }) => salt === null)) return 'booked-before-proofs';
    const { hash: __, ...line } = own;
    return {
      journal: form,
      line,
      otherLines: others.map(({ lineNo, hash }) => ({ lineNo, hash })),
      ...sealed.path,
      ...(sealed.hasPlaces && { placed: readPlacedLines(placed) }),
      ...(sealed.hasPlaces && places.get(nameOf(key))),
    };
  });
}

const nameOf = ({ journalId, lineNo }: LineKey | Place): string => `${journalId} ${lineNo}`;

const shownPlaceOf = ({ bookedAtMicroseconds, previousHash, entryHash }: Place): { readonly place: LinePlace } => ({
  place: { bookedAtMicroseconds, previousHash, entryHash },
});

export async function readSealedJournals(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SealedJournal>> {
  const { rows } = await sql<SealedJournal>`
    select j.id, j.business_key as "businessKey", j.book, j.kind, j.phase, j.reverses, j.resolves,
      j.organization_id as "organizationId", j.invoice_id as "invoiceId", j.line_count::text as "lineCount",
      (extract(epoch from j.effective_at) * 1000000)::bigint::text as "effectiveAtMicroseconds",
      (extract(epoch from j.recorded_at) * 1000000)::bigint::text as "recordedAtMicroseconds",
      s.sequence::text as sequence, (select b.number::text from ledger_seal_batches b
        where b.first_sequence <= s.sequence order by b.first_sequence desc limit 1) as batch,
      encode(j.hash, 'hex') as hash, ${placedLinesOfSeal} as placed
    from ledger_journals j left join ledger_seals s on s.journal_id = j.id
    where j.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readLines(db: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, readonly JournalLine[]>> {
  const { rows } = await sql<JournalLine>`
    select l.journal_id as "journalId", l.line_no::text as "lineNo", a.code as "accountCode", a.unit,
      a.owner_organization_id as "ownerOrganizationId", l.direction, l.amount::text as amount,
      l.is_posted as "isPosted", encode(l.salt, 'hex') as salt, encode(l.hash, 'hex') as hash
    from ledger_lines l join ledger_accounts a on a.id = l.account_id
    where l.journal_id = any(${ids}) order by l.journal_id, l.line_no`.execute(db);
  return Map.groupBy(rows, ({ journalId }) => journalId);
}

const batchesAtOnce = 5_000;

/** Reads the batches on the ways from a head back to each of some batches, newest first. */
export async function readWaysBack(
  db: Connection,
  head: PublishedHead,
  numbers: Iterable<string>,
): Promise<readonly SealBatchForm[]> {
  const wanted = new Set([...new Set(numbers)].flatMap((number) => wayBack(BigInt(head.batch), BigInt(number))));
  const sorted = [...wanted].sort((a, b) => (a < b ? 1 : -1)).map(String);
  const batches: SealBatchForm[] = [];
  for (let start = 0; start < sorted.length; start += batchesAtOnce) {
    const { rows } = await sql<SealBatchForm>`
      select number::text as number, first_sequence::text as "firstSequence", last_sequence::text as "lastSequence",
        encode(root, 'hex') as root, encode(previous_hash, 'hex') as "previousHash",
        skip_number::text as "skipNumber", encode(skip_hash, 'hex') as "skipHash"
      from ledger_seal_batches where number = any(${sorted.slice(start, start + batchesAtOnce)}::bigint[])
      order by ledger_seal_batches.number desc`.execute(db);
    batches.push(...rows);
  }
  return batches;
}

import { hashOfSealBatch, hashOfSealLeaf, merkleTree, rootOf, type SealBatchForm } from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { genesisHash } from '../canonical-form.ts';
import { placedLinesOfSeal, readPlacedLines } from '../proofs/placed-lines.ts';
import { skippedBatch } from '../proofs/seal-batch.ts';
import type { Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';

interface Batch extends SealBatchForm {
  readonly hash: string;
  /** Hash of the batch that it skips to; null if that is missing. */
  readonly skippedHash: string | null;
  readonly leafForm: 1 | 2;
  /** Its seals: number, journal and hash, separated by spaces, then the journal's lines in histories, one a row. */
  readonly seals: readonly string[];
  /** How many of them name another batch. */
  readonly strangers: number;
}

/**
 * Verifies the batches of seals: numbers and ranges without a gap, links, the root of each tree, and that the seals of a
 * batch name it. Seals from before batches existed name none.
 */
export async function verifyBatches(transaction: Connection, findings: Findings): Promise<void> {
  let before = { number: 0n, last: 0n, hash: genesisHash };
  for await (const batch of readInBatches(transaction, batchesInOrder)) {
    checkBatch(batch, before, findings);
    before = { number: BigInt(batch.number), last: BigInt(batch.lastSequence), hash: batch.hash };
  }
  const { rows } = await sql<{ last: string | null }>`
    select max(sequence)::text as last from ledger_seals where batch_hash is not null`.execute(transaction);
  if (BigInt(rows[0]?.last ?? 0) > before.last) findings.add('ledger_seal_batches', 'lack a batch that a seal names');
}

const batchesInOrder = sql<Batch>`
  select b.number::text as number, b.first_sequence::text as "firstSequence", b.last_sequence::text as "lastSequence",
    encode(b.root, 'hex') as root, encode(b.previous_hash, 'hex') as "previousHash",
    b.skip_number::text as "skipNumber", encode(b.skip_hash, 'hex') as "skipHash", encode(b.hash, 'hex') as hash,
    (select encode(k.hash, 'hex') from ledger_seal_batches k where k.number = b.skip_number) as "skippedHash",
    b.leaf_form as "leafForm",
    array(select concat_ws(E'\n', s.sequence || ' ' || s.journal_id || ' ' || encode(s.journal_hash, 'hex'),
        case when b.leaf_form = 2 then ${placedLinesOfSeal} end) from ledger_seals s
      where s.sequence between b.first_sequence and b.last_sequence order by s.sequence) as seals,
    (select count(*)::integer from ledger_seals s
      where s.sequence between b.first_sequence and b.last_sequence and s.batch_hash <> b.hash) as strangers
  from ledger_seal_batches b order by b.number`;

function checkBatch(
  batch: Batch,
  before: { readonly number: bigint; readonly last: bigint; readonly hash: string },
  findings: Findings,
): void {
  const row = `ledger_seal_batches ${batch.number}`;
  const number = BigInt(batch.number);
  if (number !== before.number + 1n) findings.add(row, `follows a gap: ${before.number + 1n} was expected`);
  if (BigInt(batch.firstSequence) !== before.last + 1n) findings.add(row, 'does not begin after the batch before it');
  if (batch.previousHash !== before.hash) findings.add(row, 'does not name the hash of the batch before it');
  const skipped = skippedBatch(number);
  if (BigInt(batch.skipNumber) !== skipped || batch.skipHash !== (skipped === 0n ? genesisHash : batch.skippedHash))
    findings.add(row, 'does not name the batch that it skips to');
  if (hashOfSealBatch(batch) !== batch.hash) findings.add(row, 'does not match its hash: it was changed');
  if (batch.strangers > 0) findings.add(row, `${batch.strangers} of its seals name another batch`);
  const leaves = batch.seals.map((seal) => leafOf(seal, batch.leafForm));
  if (rootOf(merkleTree(leaves)) !== batch.root)
    findings.add(row, 'has another root than its seals, or than the histories of balances say');
}

function leafOf(seal: string, form: Batch['leafForm']): string {
  const [fields = '', ...placed] = seal.split('\n');
  const [sequence = '', journalId = '', journalHash = ''] = fields.split(' ');
  return hashOfSealLeaf(
    { sequence, journalId, journalHash },
    form === 2 ? readPlacedLines(placed.join('\n') || null) : undefined,
  );
}

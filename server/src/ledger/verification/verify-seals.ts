import { type ChainHead, hashOfSeal, type SealForm } from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { genesisHash } from '../canonical-form.ts';
import type { Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';
import { verifyBatches } from './verify-batches.ts';

interface Seal extends SealForm {
  readonly hash: string;
  /** The journal's current hash; null if the journal is missing. */
  readonly currentJournalHash: string | null;
}

export interface SealResult {
  readonly seals: number;
  readonly head: ChainHead;
}

/**
 * Follows the chain from its beginning. Numbers must have no gap; each link must name the previous hash and a journal
 * that is unchanged since it was sealed.
 */
export async function verifySeals(transaction: Connection, findings: Findings): Promise<SealResult> {
  let head: ChainHead = { chain: 'ledger', sequence: 0n, hash: genesisHash };
  let seals = 0;
  for await (const seal of readInBatches(transaction, sealsInOrder)) {
    checkSeal(seal, head, findings);
    head = { chain: 'ledger', sequence: BigInt(seal.sequence), hash: seal.hash };
    seals += 1;
  }
  await verifyBatches(transaction, findings);
  await findUnaccounted(transaction, findings);
  return { seals, head };
}

const sealsInOrder = sql<Seal>`
  select s.sequence::text as sequence, s.journal_id as "journalId", encode(s.journal_hash, 'hex') as "journalHash",
    encode(s.previous_hash, 'hex') as "previousHash",
    (extract(epoch from s.sealed_at) * 1000000)::bigint::text as "sealedAtMicroseconds", encode(s.hash, 'hex') as hash,
    encode(s.batch_hash, 'hex') as "batchHash",
    encode(j.hash, 'hex') as "currentJournalHash"
  from ledger_seals s left join ledger_journals j on j.id = s.journal_id
  order by s.sequence`;

function checkSeal(seal: Seal, before: ChainHead, findings: Findings): void {
  const row = `ledger_seals ${seal.sequence}`;
  const expected = before.sequence + 1n;
  if (BigInt(seal.sequence) !== expected) findings.add(row, `follows a gap: ${expected} was expected`);
  if (seal.previousHash !== before.hash) findings.add(row, 'does not name the hash of the seal before it');
  if (hashOfSeal(seal) !== seal.hash) findings.add(row, 'does not match its hash: it was changed');
  if (seal.currentJournalHash === null) {
    findings.add(`ledger_journals ${seal.journalId}`, `is gone, though sealed as ${seal.sequence}`);
  } else if (seal.currentJournalHash !== seal.journalHash) {
    findings.add(`ledger_journals ${seal.journalId}`, `has another hash than was sealed as ${seal.sequence}`);
  }
}

/** Verifies that every journal is either sealed or waiting, and that only journals wait. */
async function findUnaccounted(transaction: Connection, findings: Findings): Promise<void> {
  const query = sql<{ id: string; is_journal: boolean; is_sealed: boolean }>`
    select coalesce(j.id, u.journal_id) as id, j.id is not null as is_journal, s.sequence is not null as is_sealed
    from ledger_journals j
      full join ledger_unsealed u on u.journal_id = j.id
      left join ledger_seals s on s.journal_id = j.id
    where j.id is null or (u.journal_id is null) = (s.sequence is null)`;
  for await (const { id, is_journal, is_sealed } of readInBatches(transaction, query)) {
    if (!is_journal) findings.add(`ledger_journals ${id}`, 'is gone, though it waits for its seal');
    else
      findings.add(`ledger_journals ${id}`, is_sealed ? 'is sealed and still waits' : 'is neither sealed nor waiting');
  }
}

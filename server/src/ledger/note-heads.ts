import type { Chain } from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { LedgerHeadSink } from './head-sink.ts';
import type { Finding } from './verification/finding.ts';
import { describeForeignHeads } from './verification/foreign-heads.ts';
import { findLedgerId } from './verification/ledger-id.ts';
import { describeLostHead } from './verification/verify-heads.ts';

/**
 * Notes the current head of each chain in the database's table of heads and in every sink. Notes nothing when the last
 * noted head is no longer in its chain. A failing sink doesn't affect the others.
 * @returns problems with the last noted heads; empty if there are none
 */
export async function noteHeads(db: Connection, sinks: readonly LedgerHeadSink[]): Promise<readonly Finding[]> {
  const lost = await findLostLatest(db);
  if (lost.length > 0) return lost;
  const { rows } = await sql<{ ledger: string; chain: Chain; sequence: bigint; hash: string }>`
    select ledger, chain, sequence, encode(hash, 'hex') as hash from anchor.note_heads() order by chain desc`.execute(
    db,
  );
  const noted = await Promise.allSettled(sinks.map((sink) => sink.note(rows)));
  const failures = noted.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  if (failures.length > 0) throw new AggregateError(failures, `Heads could not be noted in ${failures.length} places.`);
  return [];
}

async function findLostLatest(db: Connection): Promise<Finding[]> {
  const own = await findLedgerId(db);
  const { rows } = await sql<{
    ledger: string | null;
    chain: Chain;
    sequence: bigint;
    hash: string;
    isCutOff: boolean;
  }>`
    select noted.ledger, noted.chain, noted.sequence, encode(noted.hash, 'hex') as hash, link.hash is null as "isCutOff"
    from (values ('ledger'), ('events')) chains (chain)
      cross join lateral (select * from anchor.heads h where h.chain = chains.chain order by sequence desc limit 1) noted
      left join ledger_chain_links link on link.chain = noted.chain and link.sequence = noted.sequence
    where link.hash is distinct from noted.hash or noted.ledger <> ${own ?? ''}`.execute(db);
  const entry = 'anchor.heads';
  return rows.map(({ isCutOff, ledger, ...head }) =>
    ledger === null || ledger === own
      ? describeLostHead({ entry, head }, isCutOff)
      : describeForeignHeads({ entry, ledger, own }),
  );
}

import type { Chain, ChainHead } from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { KeptHead } from '../head-sink.ts';
import type { Finding, Findings } from './finding.ts';
import { ForeignHeads } from './foreign-heads.ts';
import { readInBatches } from './read-in-batches.ts';

const batchSize = 1000;

/** The database's own table, which belongs to another role than the chains. */
const keptInDatabase = 'anchor.heads';

type NotedHead = { readonly entry: string; readonly head: ChainHead };

export interface KeptHeads {
  /** This ledger's id. */
  readonly ledger: string | undefined;
  /** Heads from outside the database, opened before the transaction took its snapshot. */
  readonly kept: readonly AsyncIterable<KeptHead>[];
}

/** Verifies that every noted head is of this ledger and still in its chain. Returns the number compared. */
export async function verifyHeads(
  transaction: Connection,
  findings: Findings,
  { ledger, kept }: KeptHeads,
): Promise<number> {
  if (ledger === undefined) findings.add('ledger_identity', 'is empty: the ledger of noted heads is unknown');
  let heads = 0;
  for (const source of [readKeptInDatabase(transaction), ...kept]) {
    const foreign = new ForeignHeads(ledger);
    for await (const batch of inBatches(source)) {
      heads += batch.length;
      await checkHeads(transaction, foreign.takeFrom(batch), findings);
    }
    foreign.addTo(findings);
  }
  return heads;
}

async function* readKeptInDatabase(transaction: Connection): AsyncGenerator<KeptHead> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${keptInDatabase}) is not null as "isThere"`.execute(transaction);
  if (!rows[0]?.isThere) {
    yield { entry: keptInDatabase, head: undefined };
    return;
  }
  const query = sql<{ ledger: string | null; chain: Chain; sequence: string; hash: string }>`
    select ledger, chain, sequence::text, encode(hash, 'hex') as hash from anchor.heads order by chain, sequence`;
  for await (const { ledger, chain, sequence, hash } of readInBatches(transaction, query)) {
    yield { entry: keptInDatabase, head: { ledger: ledger ?? undefined, chain, sequence: BigInt(sequence), hash } };
  }
}

async function* inBatches(source: AsyncIterable<KeptHead>): AsyncGenerator<readonly KeptHead[]> {
  let batch: KeptHead[] = [];
  for await (const head of source) {
    batch.push(head);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function checkHeads(transaction: Connection, batch: readonly KeptHead[], findings: Findings): Promise<void> {
  const readable: NotedHead[] = [];
  for (const { entry, head } of batch) {
    if (head) readable.push({ entry, head });
    else findings.add(entry, 'is no chain head: restore it from a copy');
  }
  const { rows } = await sql<{ place: number; isCutOff: boolean }>`
    select (place - 1)::integer as place, link.hash is null as "isCutOff"
    from unnest(${readable.map(({ head }) => head.chain)}::text[], ${readable.map(({ head }) => String(head.sequence))}::bigint[],
        ${readable.map(({ head }) => head.hash)}::text[]) with ordinality as noted (chain, sequence, hash, place)
      left join ledger_chain_links link on link.chain = noted.chain and link.sequence = noted.sequence
    where noted.sequence > 0 and link.hash is distinct from decode(noted.hash, 'hex')
    order by place`.execute(transaction);
  for (const { place, isCutOff } of rows) {
    const noted = readable[place];
    if (!noted) continue;
    const { row, problem } = describeLostHead(noted, isCutOff);
    findings.add(row, problem);
  }
}

/** Describes a head that is no longer in its chain. */
export function describeLostHead({ entry, head }: NotedHead, isCutOff: boolean): Finding {
  return {
    row: `${sealTables[head.chain]} ${head.sequence}`,
    problem: `${isCutOff ? 'is gone' : 'has another hash'}, though it was noted as head in ${entry}`,
  };
}

const sealTables: Readonly<Record<Chain, string>> = { ledger: 'ledger_seals', events: 'event_seals' };

import type { ChainHead } from '@quittance/sdk/proofs';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type EventSource, genesisHash, hashOfEvent, hashOfEventBatch, hashOfEventSeal } from '../canonical-form.ts';
import type { Finding, Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';

interface StoredEvent {
  readonly id: string;
  readonly fields: readonly (string | null)[];
  readonly hash: string;
}

interface EventSeal {
  readonly sequence: string;
  readonly source: EventSource;
  readonly ids: readonly string[];
  readonly hashes: readonly (string | null)[];
  readonly digest: string;
  readonly previousHash: string;
  readonly sealedAtMicroseconds: string;
  readonly hash: string;
}

/** A seal contains up to 2,000 events, so fewer seals are read at once than rows of other tables. */
const sealsAtOnce = 20;

/**
 * Recomputes the hash of every audit and invoice event, and follows the chain of their seals. Every event is either
 * sealed or waits for its seal.
 */
export async function verifyEvents(transaction: Connection, findings: Findings): Promise<ChainHead> {
  for (const source of ['audit_events', 'invoice_events'] as const) {
    for await (const { id, fields, hash } of readInBatches(transaction, storedEvents[source])) {
      if (hashOfEvent(source, fields) !== hash)
        findings.add(`${source} ${id}`, 'does not match its hash: it was changed');
    }
  }
  for await (const { row, problem } of readInBatches(transaction, unaccountedEvents)) findings.add(row, problem);
  let head: ChainHead = { chain: 'events', sequence: 0n, hash: genesisHash };
  for await (const seal of readInBatches(transaction, sealsInOrder, sealsAtOnce)) {
    checkSeal(seal, head, findings);
    head = { chain: 'events', sequence: BigInt(seal.sequence), hash: seal.hash };
  }
  return head;
}

const microseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

const storedEvents: Readonly<Record<EventSource, RawBuilder<StoredEvent>>> = {
  audit_events: sql`
    select id, encode(hash, 'hex') as hash, array[id, ${microseconds('at_business')}, ${microseconds('at_real')}, actor_kind,
      actor_id, organization_id, action, object_type, object_id, detail::text, request_id, ip] as fields
    from audit_events`,
  invoice_events: sql`
    select id, encode(hash, 'hex') as hash, array[id, invoice_id, sequence::text, event, from_status, to_status, actor_kind,
      actor_id, detail::text, ${microseconds('business_at')}, ${microseconds('real_at')}] as fields
    from invoice_events`,
};

const unaccountedEvents: RawBuilder<Finding> = sql`
  with events as (
    select 'audit_events' as source, id from audit_events union all select 'invoice_events', id from invoice_events
  ), places as (
    select source, id, true as is_sealed from event_seals, unnest(event_ids) as id
    union all
    select source, id, false from events_unsealed
  )
  select coalesce(e.source, p.source) || ' ' || coalesce(e.id, p.id) as row,
    case when e.id is null and p.is_sealed then 'is gone, though sealed'
      when e.id is null then 'is gone, though it waits for its seal'
      else 'is neither sealed nor waiting' end as problem
  from events e full join places p on p.source = e.source and p.id = e.id
  where e.id is null or p.id is null`;

const sealsInOrder: RawBuilder<EventSeal> = sql`
  select s.sequence::text as sequence, s.source, s.event_ids as ids, encode(s.digest, 'hex') as digest,
    encode(s.previous_hash, 'hex') as "previousHash", ${microseconds('s.sealed_at')} as "sealedAtMicroseconds",
    encode(s.hash, 'hex') as hash,
    case s.source
      when 'audit_events' then (select array_agg(encode(e.hash, 'hex') order by place)
        from unnest(s.event_ids) with ordinality as named (id, place) left join audit_events e on e.id = named.id)
      else (select array_agg(encode(e.hash, 'hex') order by place)
        from unnest(s.event_ids) with ordinality as named (id, place) left join invoice_events e on e.id = named.id)
    end as hashes
  from event_seals s order by s.sequence`;

function checkSeal(seal: EventSeal, before: ChainHead, findings: Findings): void {
  const row = `event_seals ${seal.sequence}`;
  const expected = before.sequence + 1n;
  if (BigInt(seal.sequence) !== expected) findings.add(row, `follows a gap: ${expected} was expected`);
  if (seal.previousHash !== before.hash) findings.add(row, 'does not name the hash of the seal before it');
  if (hashOfEventSeal(seal) !== seal.hash) findings.add(row, 'does not match its hash: it was changed');
  const events = seal.ids.map((id, index) => ({ id, hash: seal.hashes[index] ?? '' }));
  if (hashOfEventBatch(seal.source, events) !== seal.digest) {
    findings.add(row, 'its events have other hashes than were sealed, or are others');
  }
}

import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table transfers
    add contradicted_at timestamptz,
    add contradicted_after text check (contradicted_after in ('rejected', 'returned', 'refunded')),
    add contradiction_resolution text check (contradiction_resolution in ('charged', 'absorbed')),
    add contradiction_returned_at timestamptz,
    add constraint transfers_contradiction check (
      (contradicted_at is null) = (contradicted_after is null)
      and (contradicted_at is not null or (contradiction_resolution is null and contradiction_returned_at is null))
      and (contradiction_resolution is null or contradicted_after <> 'returned')),
    add constraint transfers_contradicted check (state <> 'contradicted'
      or (contradicted_after <> 'returned' and contradiction_resolution is null and contradiction_returned_at is null)),
    drop constraint transfers_check4,
    add constraint transfers_returned_at check ((state not in ('returned', 'refunded') or returned_at is not null)
      and (returned_at is null or state in ('returned', 'refunded') or contradicted_at is not null)),
    drop constraint transfers_state_check,
    add constraint transfers_state_check check (state in ('on_hold', 'in_review', 'queued', 'in_transit', 'completed',
      'returned', 'refunded', 'rejected', 'canceled', 'contradicted', 'blocked'))`,
  'drop index transfers_waiting',
  `create index transfers_waiting on transfers (id)
    where state in ('on_hold', 'in_review', 'returned', 'contradicted')`,
  `alter table transfer_events
    drop constraint transfer_events_event_check,
    add constraint transfer_events_event_check check (event in ('created', 'allowed', 'denied', 'blocked', 'licensed',
      'approved', 'rejected', 'canceled', 'sent', 'settled', 'returned', 'refunded', 'contradicted', 'charged',
      'absorbed', 'recovered')),
    drop constraint transfer_events_staff_reason,
    add constraint transfer_events_staff_reason check (staff_reason is null
      or event in ('blocked', 'charged', 'absorbed', 'recovered'))`,
];

/** An id as `newId` makes them: 48 bits of the time in milliseconds, in base 32, then random. */
const eventId = `'tev_' || (
    select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz',
      ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint >> (5 * place)) & 31)::integer + 1, 1), ''
      order by place desc)
    from generate_series(0, 9) place) || substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)`;

/**
 * Withdrawals that were contradicted before are known by their journals alone. Money that waited for its refund covers
 * the payout; staff decide about the others, unless the bank took the money back. Their lines are described again.
 */
const backfill = `
  with earlier as (
    select transfer.id, transfer.state as was, back.effective_at as returned_at,
      coalesce(instruction.settled_at, suspended.effective_at) as at,
      case when back.id is not null then transfer.state
        when transfer.state = 'returned' then 'completed' else 'contradicted' end as state
    from transfers transfer
      join ledger_journals suspended
        on suspended.business_key = 'trf:' || transfer.id || ':suspended' and suspended.book = 'cash'
      left join ledger_journals back
        on back.business_key = 'trf:' || transfer.id || ':suspense-returned' and back.book = 'cash'
      left join rails_instructions instruction on instruction.owner_type = 'transfer'
        and instruction.owner_id = transfer.id and instruction.presentment = 1
    where transfer.state in ('rejected', 'returned', 'refunded')
  ), changed as (
    update transfers set state = earlier.state, contradicted_at = earlier.at, contradicted_after = earlier.was,
      contradiction_returned_at = earlier.returned_at,
      arrives_at = case when earlier.returned_at is null then earlier.at else arrives_at end,
      completed_at = case when earlier.returned_at is null then earlier.at else completed_at end
    from earlier where earlier.id = transfers.id
  ), noted as (
    insert into transfer_events (id, transfer_id, event, from_state, to_state, at, actor_kind)
    select ${eventId}, id, case when state = 'completed' then 'settled' else 'contradicted' end, was, state, at, 'system'
    from earlier where returned_at is null
  )
  insert into transactions_waiting (account_id, position)
  select account_id, position from transactions
  where record_kind = 'transfer' and record_id in (select id from earlier where returned_at is null)
  on conflict do nothing`;

/** Withdrawals that the bank paid out after they had failed: what they were before, who bears them, and whether they came back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...statements, backfill]) await sql.raw(statement).execute(db);
}

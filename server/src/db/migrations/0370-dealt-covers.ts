import { type Kysely, sql } from 'kysely';

/**
 * Covers are exchanges with a dealer: ordered, dealt at its rate, and settled on a value date. Covers of before were
 * booked at the customers' rate and never reached a dealer; they count as settled and have no value date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'drop trigger fx_covers_append_only on fx_covers',
  `alter table fx_covers
    add state text not null default 'settled'
      check (state in ('submitted', 'unknown', 'dealt', 'settled', 'rejected', 'netted')),
    add position_minor numeric(38,0),
    add rate numeric check (rate > 0),
    add value_date date,
    add failure_code text,
    add attempts integer not null default 0,
    add next_attempt_at timestamptz not null default now(),
    add dealt_at timestamptz,
    add settles_at timestamptz,
    add settled_at timestamptz,
    alter bought_minor drop not null`,
  'update fx_covers set position_minor = bought_minor - residual_minor',
  `alter table fx_covers
    alter state drop default,
    alter position_minor set not null,
    drop residual_minor,
    drop constraint fx_covers_sold_minor_check,
    add constraint fx_covers_sides check ((state = 'netted') <> (sold_minor > 0 and position_minor > 0)),
    add constraint fx_covers_dealt check ((state in ('dealt', 'settled')) = (bought_minor is not null)),
    add constraint fx_covers_settling check ((dealt_at is null) = (value_date is null)
      and (dealt_at is null) = (rate is null) and (dealt_at is null) = (settles_at is null)
      and (state <> 'dealt' or dealt_at is not null)
      and (settled_at is not null) = (state = 'settled' and dealt_at is not null)),
    add constraint fx_covers_rejected check ((state = 'rejected') = (failure_code is not null))`,
  `create index fx_covers_waiting on fx_covers (next_attempt_at, id) where state in ('submitted', 'unknown')`,
  `create index fx_covers_settling_next on fx_covers (settles_at) where state = 'dealt'`,
  'alter table fx_trades drop remainder',
  `create table sandbox_fx_deals (
    reference text primary key,
    refusal_code text,
    sold_currency text,
    sold_minor numeric(38,0),
    bought_currency text,
    bought_minor numeric(38,0),
    rate numeric,
    value_date date,
    settles_at timestamptz,
    constraint sandbox_fx_deals_decided check ((refusal_code is null) = (bought_minor is not null))
  )`,
];

import { type Kysely, sql } from 'kysely';

/**
 * Points that were exchanged for money; and of grants, how many points are owed since they were taken back after they
 * had been redeemed, and how many settled what was owed before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [owed, redemptions]) await sql.raw(statement).execute(db);
}

const owed = `
  alter table reward_grants
    add column owed_points numeric(38,0) not null default 0,
    add column settled_points numeric(38,0) not null default 0,
    add constraint reward_grants_owed check (owed_points between 0 and points
      and (owed_points = 0 or reversed_at is not null)),
    add constraint reward_grants_settled check (settled_points between 0 and points);
`;

const redemptions = `
  create table reward_redemptions (
    id text primary key,
    organization_id text not null references organizations (id),
    points numeric(38,0) not null check (points > 0),
    paid_minor numeric(38,0) not null check (paid_minor > 0),
    account_type text not null,
    redeemed_at timestamptz not null
  );
  create index reward_redemptions_latest on reward_redemptions (organization_id, id desc);
`;

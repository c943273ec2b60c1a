import { type Kysely, sql } from 'kysely';

/** Plans that organizations are on, and their monthly charges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
  create table plan_subscriptions (
    organization_id text primary key references organizations (id),
    tier text not null check (tier in ('vault', 'premium')),
    started_on date not null,
    months integer not null default 0 check (months >= 0),
    next_month_on date check (next_month_on >= started_on),
    charges_waived boolean not null default false
  );
  create index plan_subscriptions_next on plan_subscriptions (next_month_on, organization_id)
    where next_month_on is not null;

  create table plan_charges (
    id text primary key,
    organization_id text not null references organizations (id),
    tier text not null,
    month_on date not null,
    amount_minor numeric(38,0) not null check (amount_minor > 0),
    state text not null check (state in ('due', 'paid', 'waived')),
    next_try_on date,
    paid_at timestamptz,
    unique (organization_id, month_on),
    check ((state = 'due') = (next_try_on is not null)),
    check ((state = 'paid') = (paid_at is not null))
  );
  create index plan_charges_next_try on plan_charges (next_try_on, id) where next_try_on is not null;
`;

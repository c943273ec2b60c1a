import { type Kysely, sql } from 'kysely';

/** Points that payers earned, and the mark of payments whose points are still to be granted or taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [marks, grants]) await sql.raw(statement).execute(db);
}

const marks = `
  alter table invoice_payments add column reward_due boolean not null default false;
  create index invoice_payments_reward_due on invoice_payments (id)
    where reward_due and state in ('cleared', 'reversed');
`;

const grants = `
  create table reward_grants (
    id text primary key,
    organization_id text not null references organizations (id),
    payment_id text not null unique references invoice_payments (id),
    invoice_id text not null references invoices (id),
    points numeric(38,0) not null check (points > 0),
    cost_minor numeric(38,0) not null check (cost_minor > 0),
    earned_on date not null,
    granted_at timestamptz not null,
    reversed_at timestamptz check (reversed_at >= granted_at)
  );
  create index reward_grants_latest on reward_grants (organization_id, id desc);
`;

import { type Kysely, sql } from 'kysely';

/** Businesses that partners create for their customers, and the invitations of their owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_customers (
      organization_id text primary key references organizations (id),
      partner_id text not null references organizations (id),
      api_key_id text not null references api_keys (id),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index partner_customers_of_partner on partner_customers (partner_id, created_at)`.execute(db);
  await sql`alter table mailed_invites drop constraint mailed_invites_kind_check`.execute(db);
  await sql`
    alter table mailed_invites add constraint mailed_invites_kind_check
      check (kind in ('contact', 'referral', 'member', 'account', 'customer'))`.execute(db);
}

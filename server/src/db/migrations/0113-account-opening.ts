import { type Kysely, sql } from 'kysely';

/** Mails to waiting organizations once an account can be opened, and invites of contacts to open one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
  alter table organization_waitlists add column notified_at timestamptz;
  create index organization_waitlists_waiting on organization_waitlists (currency, joined_at) where notified_at is null;

  alter table mailed_invites drop constraint mailed_invites_kind_check;
  alter table mailed_invites add constraint mailed_invites_kind_check
    check (kind in ('contact', 'referral', 'member', 'account'));

  create table account_invites (
    organization_id text not null references organizations (id),
    invited_organization_id text not null references organizations (id),
    currency text not null,
    account_type text not null,
    sent_at timestamptz not null,
    primary key (organization_id, invited_organization_id, currency, account_type)
  );
`;

import { type Kysely, sql } from 'kysely';

/** Staff answer requests for a higher plan: handled or declined, with a note for the customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(answers).execute(db);
}

const answers = `
  alter table plan_upgrade_requests
    drop constraint plan_upgrade_requests_status_check,
    add column note text,
    add column answered_by_staff_id text references staff (id),
    add column answered_at timestamptz;
  update plan_upgrade_requests set status = 'handled' where status = 'answered';
  alter table plan_upgrade_requests
    add constraint plan_upgrade_requests_status_check check (status in ('open', 'handled', 'declined')),
    add constraint plan_upgrade_requests_declined_check check (status <> 'declined' or note is not null);
  create index plan_upgrade_requests_listed on plan_upgrade_requests (status, id desc);
`;

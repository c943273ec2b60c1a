import { type Kysely, sql } from 'kysely';

/** Keeps the handle of a business whose verification was handed in or denied, and then reset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column is_handle_settled boolean not null default false`.execute(db);
  await sql`
    update organizations organization set is_handle_settled = true
      where exists (select from verification_decisions decision
        where decision.organization_id = organization.id and decision.decision = 'reset')`.execute(db);
}

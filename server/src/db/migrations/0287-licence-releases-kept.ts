import { type Kysely, sql } from 'kysely';

/** What a request for the release of blocked money says, and who made it, is kept; and so is its decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function licence_releases_keep() returns trigger language plpgsql as $$
  begin
    raise exception 'licence_releases % keeps its request and its decision', old.id using errcode = 'restrict_violation';
  end $$`,
  `create trigger licence_releases_kept before update on licence_releases for each row
    when (old.state <> 'requested'
      or (old.id, old.payment_id, old.transfer_id, old.authority, old.licence_number, old.reason, old.requested_by,
          old.requested_at)
        is distinct from (new.id, new.payment_id, new.transfer_id, new.authority, new.licence_number, new.reason,
          new.requested_by, new.requested_at))
    execute function licence_releases_keep()`,
  `create trigger licence_releases_not_deleted before delete or truncate on licence_releases
    for each statement execute function refuse_change()`,
];

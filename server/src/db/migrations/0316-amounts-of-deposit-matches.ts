import { type Kysely, sql } from 'kysely';

/** The amount of each match: a deposit that was held pays its invoice later, and then less of it is on an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_matches add amount_minor numeric(38, 0)`.execute(db);
  await sql`
    update deposit_matches match set amount_minor = deposit.amount_minor - deposit.applied_minor
    from deposits deposit where deposit.id = match.deposit_id`.execute(db);
  await sql`
    alter table deposit_matches alter amount_minor set not null,
      add constraint deposit_matches_amount check (amount_minor > 0)`.execute(db);
}

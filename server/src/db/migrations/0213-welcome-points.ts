import { type Kysely, sql } from 'kysely';

/** When people signed up, and grants of points that are no payment's: the welcome bonus, once for a business and a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table people add signed_up_at timestamptz',
  `alter table reward_grants
    alter payment_id drop not null,
    alter invoice_id drop not null,
    add person_id text references people,
    add constraint reward_grants_reason check ((payment_id is null) = (person_id is not null)
      and (payment_id is null) = (invoice_id is null))`,
  'create unique index reward_grants_welcome on reward_grants (organization_id) where person_id is not null',
  'create unique index reward_grants_welcome_person on reward_grants (person_id) where person_id is not null',
];

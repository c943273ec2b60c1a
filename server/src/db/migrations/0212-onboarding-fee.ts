import { type Kysely, sql } from 'kysely';

/** The onboarding fee: the card that is kept for it, and its charge, which belongs to no payment of an invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table onboarding_cards (
    organization_id text primary key references organizations,
    sealed_card bytea,
    brand text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    saved_by text not null references people,
    saved_at timestamptz not null
  )`,
  `create table onboarding_fees (
    organization_id text primary key references organizations,
    amount_minor numeric(38, 0) not null check (amount_minor > 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    state text not null default 'due' check (state in ('due', 'charging', 'paid')),
    decline_code text,
    due_at timestamptz not null
  )`,
  `alter table card_charges
    alter payment_id drop not null,
    add fee_organization_id text references onboarding_fees,
    add constraint card_charges_owner check ((payment_id is null) <> (fee_organization_id is null))`,
  // A fee is charged once: another charge is possible only after this one took nothing.
  `create unique index card_charges_fee on card_charges (fee_organization_id)
    where state not in ('declined', 'voided', 'refunding', 'refunded')`,
  'alter table sandbox_card_tokens add is_stored boolean not null default false',
];

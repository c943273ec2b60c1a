import { type Kysely, sql } from 'kysely';

/** Withdrawals: their recipient, and when they are handed over to the rails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
}

const columns = `
  alter table transfer_quotes
    add column external_account_id text references external_accounts (id),
    add column external_account_version integer,
    add column recipient_mask text,
    add column payout_rail text,
    add check ((kind = 'withdrawal') = (external_account_id is not null)),
    add check ((external_account_id is null) = (external_account_version is null)
      and (external_account_id is null) = (recipient_mask is null)
      and (external_account_id is null) = (payout_rail is null));
  alter table transfers
    add column send_at timestamptz,
    add column instructed_at timestamptz,
    add check (state <> 'queued' or send_at is not null);
  create index transfers_to_send on transfers (send_at, id) where state = 'queued' and instructed_at is null;
`;

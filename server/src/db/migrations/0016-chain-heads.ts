import { type Kysely, sql } from 'kysely';

/** The links of the chains, and the last of each, as those who note and verify heads read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view ledger_chain_links as
      select 'ledger'::text as chain, sequence, hash from ledger_seals`.execute(db);
  await sql`
    create view ledger_chain_heads as
      (select 'ledger'::text as chain, sequence, hash from ledger_seals order by sequence desc limit 1)`.execute(db);
}

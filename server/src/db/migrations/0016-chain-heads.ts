import { type Kysely, sql } from 'kysely';

/** Views for noting and verifying chain heads: the links of the chains and the last link of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view ledger_chain_links as
      select 'ledger'::text as chain, sequence, hash from ledger_seals`.execute(db);
  await sql`
    create view ledger_chain_heads as
      (select 'ledger'::text as chain, sequence, hash from ledger_seals order by sequence desc limit 1)`.execute(db);
}

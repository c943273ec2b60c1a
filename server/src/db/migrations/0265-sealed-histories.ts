import { type Kysely, sql } from 'kysely';

/**
 * Lines of histories in a second form, whose parts can be shown one by one, and batches whose seals contain them. What
 * was written before keeps its form: its hashes are named by later ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(forms).execute(db);
}

// The batch's form is a further parameter of the function, which can't be replaced by one with other parameters.
const forms = `
alter table ledger_statement_lines add column form smallint not null default 1 check (form in (1, 2));
alter table ledger_seal_batches add column leaf_form smallint not null default 1 check (leaf_form in (1, 2));
drop function if exists ledger_add_batch(bigint, bytea[]);
`;

import { type Kysely, sql } from 'kysely';

/** Renames the payment method to `bank-debit`, as in widgets and events. ACH is the network that carries it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice_payments
      drop constraint invoice_payments_method_check,
      drop constraint invoice_payments_check1`.execute(db);
  await sql`update invoice_payments set method = 'bank-debit' where method = 'ach-debit'`.execute(db);
  await sql`
    alter table invoice_payments
      add constraint invoice_payments_method check (method in ('balance', 'bank-debit')),
      add constraint invoice_payments_authorized check ((method = 'bank-debit') = (debit_authorization_id is not null))`.execute(
    db,
  );
}

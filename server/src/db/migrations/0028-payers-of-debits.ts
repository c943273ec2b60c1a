import { type Kysely, sql } from 'kysely';

/** A signed-in person's debit names their organization, as a payment from the balance does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_payments drop constraint invoice_payments_check`.execute(db);
  await sql`
    update invoice_payments payment set payer_organization_id = invoice.buyer_organization_id
    from debit_authorizations given, invoices invoice
    where given.id = payment.debit_authorization_id and given.person_id is not null
      and invoice.id = payment.invoice_id`.execute(db);
  await sql`
    alter table invoice_payments
      add constraint invoice_payments_payer
        check (method <> 'balance' or payer_organization_id is not null)`.execute(db);
}

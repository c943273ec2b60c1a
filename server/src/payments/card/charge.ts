import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type Invoice, lockInvoice } from '../../invoices/index.ts';
import { getPayment } from '../payment.ts';
import type { Paying } from '../postings.ts';
import type { CardChargesTable } from './tables.ts';

export type Charge = Selectable<CardChargesTable>;

/** A charge with the payment and invoice that it is for. */
export interface Charging extends Paying {
  readonly charge: Charge;
}

/** Locks the invoice of a charge, then reads the charge and its payment. */
export async function lockCharge(db: Connection, id: string): Promise<Charging> {
  const { invoice_id } = await db
    .selectFrom('card_charges')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'card_charges.payment_id')
    .select('invoice_payments.invoice_id')
    .where('card_charges.id', '=', id)
    .executeTakeFirstOrThrow();
  const invoice: Invoice = await lockInvoice(db, invoice_id);
  const charge = await db
    .selectFrom('card_charges')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { invoice, charge, payment: await getPayment(db, charge.payment_id) };
}

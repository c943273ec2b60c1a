import type { RawBuilder, Selectable, Updateable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type Invoice, lockInvoice } from '../../invoices/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
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
  const { invoice_id, payment_id } = await db
    .selectFrom('card_charges')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'card_charges.payment_id')
    .select(['invoice_payments.invoice_id', 'invoice_payments.id as payment_id'])
    .where('card_charges.id', '=', id)
    .executeTakeFirstOrThrow();
  const invoice: Invoice = await lockInvoice(db, invoice_id);
  const charge = await lockChargeRow(db, id);
  return { invoice, charge, payment: await getPayment(db, payment_id) };
}

/** Locks a charge; what it pays is locked before. */
export const lockChargeRow = (db: Connection, id: string): Promise<Charge> =>
  db.selectFrom('card_charges').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

type Changes = Omit<Updateable<CardChargesTable>, 'next_attempt_at'> & {
  readonly next_attempt_at?: RawBuilder<Date>;
};

export async function updateCharge({ db }: OperationContext, { id }: Charge, changes: Changes): Promise<void> {
  await db.updateTable('card_charges').set(changes).where('id', '=', id).execute();
}

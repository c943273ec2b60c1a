import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { type Connection, inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, systemContext } from '../kernel/index.ts';
import { accounts, credit, debit, postJournal } from '../ledger/index.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice } from './invoice-repository.ts';
import { lateFeeKey, type NextLateFee, nextLateFee } from './late-fee-terms.ts';
import { recordMilestone } from './move-invoice.ts';

/**
 * P8: charges late fees, each on its day in New York and once. While a payment is under way nothing is charged; if it
 * fails, the fees of the days in between follow.
 */
export const lateFeeCharging: DueWork = {
  name: 'late-fee-charging',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('invoices')
      .select(({ fn }) => fn.min<string | null>('next_late_fee_on').as('next_late_fee_on'))
      .where('status', '=', 'sent')
      .where('next_late_fee_on', 'is not', null)
      .executeTakeFirst();
    return row?.next_late_fee_on ? startOfBusinessDay(row.next_late_fee_on) : null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'charge a late fee',
      next: (limit) =>
        app.db
          .selectFrom('invoices')
          .select('id')
          .where('status', '=', 'sent')
          .where('next_late_fee_on', '<=', businessDateOf(now))
          .orderBy('next_late_fee_on')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: ({ id }) => chargeDue(app, id, businessDateOf(now)),
    }),
};

/** Charges every fee of an invoice that is due, in their order. */
const chargeDue = (app: App, invoiceId: string, today: string): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    let invoice = await lockInvoice(transaction, invoiceId);
    // It may have been paid, or charged by another process, since the query.
    if (!isFeeDue(invoice, today)) return false;
    const context = systemContext(app, transaction);
    while (isFeeDue(invoice, today)) invoice = await chargeNext(context, invoice);
    return true;
  });

const isFeeDue = ({ status, nextLateFeeOn }: Invoice, today: string): boolean =>
  status === 'sent' && nextLateFeeOn !== null && nextLateFeeOn <= today;

async function chargeNext(context: OperationContext, invoice: Invoice): Promise<Invoice> {
  const fee = nextLateFee(invoice, context.app.config.lateFeeCap);
  if (fee === null) throw new Error(`Invoice ${invoice.id} has no late fee to charge.`);
  const { period, amountMinor, chargedOn } = fee;
  const charged = await recordMilestone(context, invoice, {
    event: 'late-fee-charged',
    changes: {
      late_fee_minor: invoice.lateFeeMinor + amountMinor,
      total_due_minor: invoice.amountToPayMinor + invoice.lateFeeMinor + amountMinor,
      late_fee_periods: period,
      next_late_fee_on: fee.followingOn,
    },
    detail: { period, amountMinor: String(amountMinor), chargedOn },
  });
  if (amountMinor > 0n) await bookFee(context, charged, fee);
  return charged;
}

/** Memo Dr ar x / Cr latefee x. */
async function bookFee({ app, db }: OperationContext, invoice: Invoice, fee: NextLateFee): Promise<void> {
  const { id, sellerOrganizationId, currency } = invoice;
  const { period, amountMinor } = fee;
  const charge = (await countCharges(db, id, period)) + 1;
  await db
    .insertInto('invoice_late_fees')
    .values({ invoice_id: id, period, charge, amount_minor: amountMinor, charged_on: fee.chargedOn })
    .execute();
  await postJournal(db, app.clock, {
    businessKey: lateFeeKey({ invoiceId: id, period, charge }),
    book: 'memo',
    kind: 'late-fee',
    organizationId: sellerOrganizationId,
    invoiceId: id,
    lines: [
      debit(accounts.receivable(id, sellerOrganizationId), amountMinor, currency),
      credit(accounts.lateFee(id, sellerOrganizationId), amountMinor, currency),
    ],
  });
}

/** How often the fee of a period was charged; above 0 if it was taken back. */
async function countCharges(db: Connection, invoiceId: string, period: number): Promise<number> {
  const { charges } = await db
    .selectFrom('invoice_late_fees')
    .select(({ fn }) => fn.countAll<string>().as('charges'))
    .where('invoice_id', '=', invoiceId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return Number(charges);
}

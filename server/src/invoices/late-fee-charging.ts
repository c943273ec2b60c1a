import { lateFeeCapMinor, lateFeeDate, lateFeesMinor } from '@quittance/sdk/rules';
import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, systemContext } from '../kernel/index.ts';
import { accounts, credit, debit, postJournal } from '../ledger/index.ts';
import type { Invoice } from './invoice.ts';
import { lockInvoice } from './invoice-repository.ts';
import { completeLateFee } from './late-fee-terms.ts';
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
  const { dueDate, amountToPayMinor, lateFeeMinor: chargedMinor, nextLateFeeOn: chargedOn } = invoice;
  const terms = completeLateFee(invoice);
  if (terms === null || chargedOn === null) throw new Error(`Invoice ${invoice.id} has no late fee to charge.`);
  const period = invoice.lateFeePeriods + 1;
  const basis = { amountToPayMinor, cap: context.app.config.lateFeeCap };
  const sumMinor = lateFeesMinor(terms, basis, period);
  // A lowered cap takes nothing back.
  const amountMinor = sumMinor > chargedMinor ? sumMinor - chargedMinor : 0n;
  const isLast = sumMinor >= lateFeeCapMinor(basis);
  const charged = await recordMilestone(context, invoice, {
    event: 'late-fee-charged',
    changes: {
      late_fee_minor: chargedMinor + amountMinor,
      total_due_minor: amountToPayMinor + chargedMinor + amountMinor,
      late_fee_periods: period,
      next_late_fee_on: isLast ? null : lateFeeDate(terms, dueDate, period + 1),
    },
    detail: { period, amountMinor: String(amountMinor), chargedOn },
  });
  if (amountMinor > 0n) await bookFee(context, charged, { period, amountMinor, chargedOn });
  return charged;
}

interface LateFee {
  readonly period: number;
  readonly amountMinor: bigint;
  readonly chargedOn: string;
}

/** Memo Dr ar x / Cr latefee x. */
async function bookFee({ app, db }: OperationContext, invoice: Invoice, fee: LateFee): Promise<void> {
  const { id, sellerOrganizationId, currency } = invoice;
  await db
    .insertInto('invoice_late_fees')
    .values({ invoice_id: id, period: fee.period, amount_minor: fee.amountMinor, charged_on: fee.chargedOn })
    .execute();
  await postJournal(db, app.clock, {
    businessKey: `inv:${id}:late-fee:${fee.period}`,
    book: 'memo',
    kind: 'late-fee',
    organizationId: sellerOrganizationId,
    invoiceId: id,
    lines: [
      debit(accounts.receivable(id, sellerOrganizationId), fee.amountMinor, currency),
      credit(accounts.lateFee(id, sellerOrganizationId), fee.amountMinor, currency),
    ],
  });
}

import type { WireInvoice } from '@quittance/sdk/contract';
import { expectedEvents, isPaymentInProgress } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { ClockReader } from './amount-due.ts';
import type { Invoice } from './invoice.ts';

/** The facts of a payment that its invoice shows. */
export interface PaymentFacts {
  /** The organization whose signed-in person paid; null for a guest. */
  readonly payerOrganizationId: string | null;
  /** Null unless the payment is in progress. */
  readonly progress: NonNullable<WireInvoice['paymentState']> | null;
  /** Null unless the payment is in progress. */
  readonly method: NonNullable<WireInvoice['paymentMethod']> | null;
  /** When the window in which a settled debit can be returned ends; null for others. */
  readonly clearsOn: string | null;
  /** How far a bank debit in progress has come, and what is expected; null for others. */
  readonly steps: NonNullable<WireInvoice['paymentSteps']> | null;
  /** For the seller: whether the payer's bank disputes it. */
  readonly isDisputed: boolean;
}

const progressStates = ['authorized', 'submitted', 'settled', 'held'] as const;
const slowMethods = ['bank-debit', 'card', 'crypto'] as const;

/** Finds the payment of an invoice; null if it has none, or if neither its progress nor its payer is shown. */
export async function findPayment(
  reader: ClockReader,
  invoice: Invoice,
  audience: 'buyer' | 'seller' | 'guest',
): Promise<PaymentFacts | null> {
  const { db } = reader;
  const isInProgress = isPaymentInProgress(invoice.status);
  if (invoice.paymentId === null || (audience === 'buyer' && !isInProgress)) return null;
  const row = await db
    .selectFrom('invoice_payments')
    .select(['payer_organization_id', 'state', 'method', 'disputed_at', 'window_closes_at'])
    .select(['authorized_on', 'settled_at'])
    .where('id', '=', invoice.paymentId)
    .executeTakeFirst();
  if (!row) return null;
  const progress = isInProgress ? progressStates.find((state) => state === row.state) : undefined;
  const method = isInProgress ? slowMethods.find((each) => each === row.method) : undefined;
  const clearsOn = progress === 'settled' && row.window_closes_at ? businessDateOf(row.window_closes_at) : null;
  const debit = { ...row, paymentId: invoice.paymentId, progress, clearsOn };
  return {
    payerOrganizationId: row.payer_organization_id,
    progress: progress ?? null,
    method: method ?? null,
    clearsOn,
    steps: method === 'bank-debit' ? await debitSteps(reader, invoice, debit) : null,
    isDisputed: audience === 'seller' && row.disputed_at !== null,
  };
}

interface Debit {
  readonly paymentId: string;
  readonly authorized_on: string;
  readonly settled_at: Date | null;
  readonly progress: PaymentFacts['progress'] | undefined;
  readonly clearsOn: string | null;
}

type DebitSteps = NonNullable<WireInvoice['paymentSteps']>;

type ExpectedStep = ReturnType<typeof expectedEvents>[number]['step'];

const expectedSteps: Readonly<Partial<Record<ExpectedStep, DebitSteps[number]['step']>>> = {
  'debit-settled': 'settled',
  'payment-accepted': 'cleared',
};

/** A debit that is presented again was submitted on the day of the last time. */
async function debitSteps(
  { app, db }: ClockReader,
  { status, isOverdue, dueDate }: Invoice,
  { paymentId, authorized_on, settled_at, progress, clearsOn }: Debit,
): Promise<DebitSteps> {
  const submitted = await db
    .selectFrom('invoice_payments as payment')
    .innerJoin('invoice_events as event', 'event.invoice_id', 'payment.invoice_id')
    .select(({ fn }) => fn.max<Date | null>('event.business_at').as('at'))
    .where('payment.id', '=', paymentId)
    .where('event.event', '=', 'debit-submitted')
    .where(sql<boolean>`event.detail ->> 'paymentId' = ${paymentId}`)
    .executeTakeFirst();
  const taken: DebitSteps = [
    { step: 'authorized', on: authorized_on },
    ...(submitted?.at ? [{ step: 'submitted' as const, on: businessDateOf(submitted.at) }] : []),
    ...(settled_at ? [{ step: 'settled' as const, on: businessDateOf(settled_at) }] : []),
  ];
  const expected = expectedEvents(
    {
      viewer: 'buyer',
      status,
      isOverdue,
      dueDate,
      paymentState: progress ?? undefined,
      paymentStepOn: taken.at(-1)?.on,
      paymentClearsOn: clearsOn ?? undefined,
    },
    await app.clock.today(db),
  );
  return [
    ...taken,
    ...expected.flatMap(({ step, on }): DebitSteps => {
      const name = expectedSteps[step];
      return name === undefined ? [] : [{ step: name, on, isExpected: true }];
    }),
  ];
}

/** Finds the payment of the invoice's last failure, so that payers can recognize their own payment. */
export async function findFailedPaymentId(db: Connection, invoice: Invoice): Promise<string | null> {
  if (!invoice.lastPaymentFailure) return null;
  const row = await db
    .selectFrom('invoice_payments')
    .select('id')
    .where('invoice_id', '=', invoice.id)
    .where('failed_at', '=', invoice.lastPaymentFailure.failedAt)
    .orderBy('authorized_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

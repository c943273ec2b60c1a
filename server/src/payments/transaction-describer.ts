import type { Connection } from '../db/index.ts';
import type { StatementLine } from '../ledger/index.ts';
import type { TransactionDescriber, TransactionFacts } from '../transactions/index.ts';
import type { PaymentState } from './tables.ts';

interface PaidInvoice {
  readonly id: string;
  readonly number: string | null;
  readonly seller_organization_id: string;
  readonly sender_name: string;
  readonly recipient_name: string;
  readonly recipient_legal_name: string | null;
}

/** Payments of invoices, by the frozen names of both parties. The kinds are those of postings.ts. */
export const transactionDescriber: TransactionDescriber = {
  journalKinds: [
    'paid-from-balance',
    'payment-held',
    'payment-denied',
    'payment-unblocked',
    'invoice-release',
    'late-return',
  ],
  async describe(db, lines) {
    const invoices = await findInvoices(db, lines);
    const payments = await findPayments(db, lines);
    return new Map(
      lines.flatMap((line): [StatementLine, TransactionFacts][] => {
        const invoice = invoices.get(line.invoiceId ?? '');
        return invoice ? [[line, factsOf(line, invoice, payments.get(paymentOf(line)))]] : [];
      }),
    );
  },
};

/** The id in a business key such as `pay:pay_…:released`. */
const paymentOf = ({ businessKey }: StatementLine): string => businessKey.split(':')[1] ?? '';

async function findInvoices(
  db: Connection,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, PaidInvoice>> {
  const ids = lines.flatMap(({ invoiceId }) => invoiceId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'seller_organization_id', 'sender_name', 'recipient_name', 'recipient_legal_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface PaymentFacts {
  readonly state: PaymentState;
  /** Null for a guest. */
  readonly payerOrganizationId: string | null;
}

/** Returns the payments behind the lines by id. */
async function findPayments(
  db: Connection,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const ids = [...new Set(lines.map(paymentOf))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoice_payments')
    .select(['id', 'state', 'payer_organization_id as payerOrganizationId'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** A seller must not learn which organization an address belongs to before one of its people has paid signed in. */
const buyerOf = (invoice: PaidInvoice, payment: PaymentFacts | undefined): string =>
  (payment?.payerOrganizationId ? invoice.recipient_legal_name : null) ?? invoice.recipient_name;

function factsOf(line: StatementLine, invoice: PaidInvoice, payment: PaymentFacts | undefined): TransactionFacts {
  const isSeller = line.organizationId === invoice.seller_organization_id;
  return {
    kind: kindOf(line),
    status: statusOf(line, payment?.state),
    counterparty: isSeller ? buyerOf(invoice, payment) : invoice.sender_name,
    ...(invoice.number !== null && { reference: invoice.number }),
    record: { kind: 'invoice', id: invoice.id },
  };
}

/** A payment that compliance checks may still come back; one that was denied has. */
function statusOf({ journalKind }: StatementLine, state: PaymentState | undefined): TransactionFacts['status'] {
  if (journalKind === 'invoice-release') return state === 'reversed' ? 'returned' : 'completed';
  if (journalKind !== 'paid-from-balance' && journalKind !== 'payment-held') return 'completed';
  if (state === 'denied' || state === 'blocked') return state;
  return state === 'held' ? 'on-hold' : 'completed';
}

function kindOf({ journalKind }: StatementLine): TransactionFacts['kind'] {
  if (journalKind === 'late-return') return 'payment-reversed';
  if (journalKind === 'payment-denied' || journalKind === 'payment-unblocked') return 'return';
  return journalKind === 'invoice-release' ? 'invoice-received' : 'invoice-paid';
}

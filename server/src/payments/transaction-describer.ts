import type { Connection } from '../db/index.ts';
import type { StatementLine } from '../ledger/index.ts';
import type { TransactionDescriber, TransactionFacts } from '../transactions/index.ts';

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
  journalKinds: ['paid-from-balance', 'invoice-release', 'late-return'],
  async describe(db, lines) {
    const invoices = await findInvoices(db, lines);
    const reversed = await findReversedPayments(db, lines);
    return new Map(
      lines.flatMap((line): [StatementLine, TransactionFacts][] => {
        const invoice = invoices.get(line.invoiceId ?? '');
        return invoice ? [[line, factsOf(line, invoice, reversed)]] : [];
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

async function findReversedPayments(db: Connection, lines: readonly StatementLine[]): Promise<ReadonlySet<string>> {
  const released = lines.filter(({ journalKind }) => journalKind === 'invoice-release').map(paymentOf);
  if (released.length === 0) return new Set();
  const rows = await db
    .selectFrom('invoice_payments')
    .select('id')
    .where('id', 'in', released)
    .where('state', '=', 'reversed')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function factsOf(line: StatementLine, invoice: PaidInvoice, reversed: ReadonlySet<string>): TransactionFacts {
  const isSeller = line.organizationId === invoice.seller_organization_id;
  const isTakenBack = line.journalKind === 'invoice-release' && reversed.has(paymentOf(line));
  return {
    kind: kindOf(line),
    status: isTakenBack ? 'returned' : 'completed',
    counterparty: isSeller ? (invoice.recipient_legal_name ?? invoice.recipient_name) : invoice.sender_name,
    ...(invoice.number !== null && { reference: invoice.number }),
    record: { kind: 'invoice', id: invoice.id },
  };
}

function kindOf({ journalKind }: StatementLine): TransactionFacts['kind'] {
  if (journalKind === 'late-return') return 'payment-reversed';
  return journalKind === 'invoice-release' ? 'invoice-received' : 'invoice-paid';
}

import {
  decisionsAbout,
  type InformationRequestType,
  isTransactionRequest,
  paymentDecisionsAbout,
  type TransactionRequestType,
} from '@quittance/sdk/rules';
import { depositsOf } from '../accounts/index.ts';
import type { Connection } from '../db/index.ts';

/** The transaction or bank account that a request is about. */
export interface Subject {
  /** Whether staff still decide about it, so that an answer helps. */
  readonly isOpen: boolean;
  readonly transaction?: {
    readonly amountMinor: bigint;
    readonly currency: string;
    readonly counterparty?: string;
  };
}

export interface SubjectKey {
  readonly organizationId: string;
  readonly type: InformationRequestType;
  readonly id: string | null;
}

/** Whether a request may name a bank account; without its id, it asks for any. */
export const isAboutBankAccount = (type: InformationRequestType): boolean => type === 'externalBankAccount';

/** Finds what a request is about; null if the organization has no such thing. */
export async function findSubject(db: Connection, { organizationId, type, id }: SubjectKey): Promise<Subject | null> {
  if (isTransactionRequest(type)) return id === null ? null : await finders[type](db, organizationId, id);
  if (isAboutBankAccount(type) && id !== null) return await findBankAccount(db, organizationId, id);
  // Other requests are about the organization itself.
  return { isOpen: true };
}

type Find = (db: Connection, organizationId: string, id: string) => Promise<Subject | null>;

const finders: Readonly<Record<TransactionRequestType, Find>> = {
  deposit: findDeposit,
  'relabe-deposit': findDeposit,
  'internal-transfer': (db, organizationId, id) => findTransfer(db, organizationId, { id, isWithdrawal: false }),
  'invoice-payment': findPayment,
  withdrawal: (db, organizationId, id) => findTransfer(db, organizationId, { id, isWithdrawal: true }),
  'swift-withdrawal': (db, organizationId, id) => findTransfer(db, organizationId, { id, isWithdrawal: true }),
  'local-withdrawal': (db, organizationId, id) => findTransfer(db, organizationId, { id, isWithdrawal: true }),
};

/** Finds the payment of an invoice, for its payer or its seller. */
async function findPayment(db: Connection, organizationId: string, id: string): Promise<Subject | null> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('invoice_payments as payment', 'payment.id', 'invoices.payment_id')
    .select([
      'invoices.status',
      'invoices.seller_organization_id',
      'invoices.sender_name',
      'invoices.recipient_name',
      'payment.state',
      'payment.amount_minor',
      'payment.currency',
    ])
    .where('invoices.id', '=', id)
    .where((where) =>
      where.or([
        where('invoices.seller_organization_id', '=', organizationId),
        where('payment.payer_organization_id', '=', organizationId),
      ]),
    )
    .executeTakeFirst();
  if (!row) return null;
  const isSeller = row.seller_organization_id === organizationId;
  return {
    // A reserved payment can still be denied, but nobody waits for that.
    isOpen:
      row.status === 'pending_payment_approval' &&
      paymentDecisionsAbout({ status: row.status, paymentState: row.state }).length > 0,
    transaction: {
      amountMinor: BigInt(row.amount_minor),
      currency: row.currency,
      counterparty: isSeller ? row.recipient_name : row.sender_name,
    },
  };
}

async function findTransfer(
  db: Connection,
  organizationId: string,
  { id, isWithdrawal }: { readonly id: string; readonly isWithdrawal: boolean },
): Promise<Subject | null> {
  const row = await db
    .selectFrom('transfers')
    .innerJoin('transfer_quotes as quote', 'quote.id', 'transfers.quote_id')
    .select(['transfers.state', 'quote.sent_minor', 'quote.from_currency', 'quote.to_name'])
    .where('transfers.id', '=', id)
    .where('transfers.organization_id', '=', organizationId)
    .where('quote.kind', isWithdrawal ? '=' : '<>', 'withdrawal')
    .executeTakeFirst();
  if (!row) return null;
  return {
    isOpen: decisionsAbout(row.state).length > 0,
    transaction: {
      amountMinor: BigInt(row.sent_minor),
      currency: row.from_currency,
      ...(row.to_name && { counterparty: row.to_name }),
    },
  };
}

/** Finds a deposit. Its sender is sealed, and not needed to answer. */
async function findDeposit(db: Connection, organizationId: string, id: string): Promise<Subject | null> {
  const row = await depositsOf(db, organizationId)
    .select(['deposits.state', 'deposits.amount_minor', 'deposits.currency'])
    .where('deposits.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    isOpen: row.state === 'held',
    transaction: { amountMinor: BigInt(row.amount_minor), currency: row.currency },
  };
}

async function findBankAccount(db: Connection, organizationId: string, id: string): Promise<Subject | null> {
  const row = await db
    .selectFrom('external_accounts')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row ? { isOpen: true } : null;
}

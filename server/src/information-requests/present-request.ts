import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { type StoredRequest, unsealReply } from './stored-request.ts';

type Presented = CallOutput<Contract['getInformationRequest']>;
type Reading = { readonly app: App; readonly db: Connection };

/** Returns a request as its organization sees it. */
export async function presentRequest(reading: Reading, request: StoredRequest): Promise<Presented> {
  const { status, subject } = request;
  return {
    ...presentFacts(request),
    status,
    ...(subject?.transaction && {
      transaction: {
        amount: toWireDecimal(subject.transaction.amountMinor, subject.transaction.currency),
        currency: subject.transaction.currency,
        ...(subject.transaction.counterparty !== undefined && { counterparty: subject.transaction.counterparty }),
      },
    }),
    reply: { ...(await presentReply(reading, request)), version: request.row.reply_version },
  };
}

/** Returns what both sides see alike. */
export const presentFacts = ({ row }: StoredRequest): Omit<Presented, 'status' | 'transaction' | 'reply'> => ({
  _id: row.id,
  externalDocumentType: row.about_type,
  ...(row.about_id !== null && { externalDocumentId: row.about_id }),
  message: row.message,
  requestedAt: row.requested_at.toISOString(),
  ...(row.replied_at && { repliedAt: row.replied_at.toISOString() }),
});

/** Returns the answer, or its draft. Files that were removed from a draft are no part of it. */
export async function presentReply(
  { app, db }: Reading,
  { row }: StoredRequest,
): Promise<Omit<Presented['reply'], 'version'>> {
  const files = await db
    .selectFrom('information_request_files as link')
    .innerJoin('files', 'files.id', 'link.file_id')
    .select(['files.id', 'files.name', 'files.size', 'files.type'])
    .where('link.request_id', '=', row.id)
    .where('files.state', 'in', row.status === 'sent' ? ['kept'] : ['kept', 'removed'])
    .orderBy('files.id')
    .execute();
  const invoices = await db
    .selectFrom('information_request_invoices as link')
    .innerJoin('invoices', 'invoices.id', 'link.invoice_id')
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.sender_name',
      'invoices.recipient_name',
      'invoices.total_due_minor',
      'invoices.currency',
    ])
    .where('link.request_id', '=', row.id)
    .orderBy('invoices.id')
    .execute();
  return {
    message: unsealReply(app, row),
    files: files.map(({ id, name, size, type }) => ({ _id: id, name, size: size ?? 0, type: type ?? '' })),
    invoices: invoices.map((invoice) => ({
      _id: invoice.id,
      number: invoice.number ?? '',
      senderName: invoice.sender_name,
      recipientName: invoice.recipient_name,
      amount: toWireDecimal(BigInt(invoice.total_due_minor), invoice.currency),
      currency: invoice.currency,
    })),
  };
}

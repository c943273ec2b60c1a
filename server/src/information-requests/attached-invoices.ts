import { informationRequestLimits } from '@quittance/sdk/rules';
import { noSuchInvoice } from '../invoices/index.ts';
import { type OperationContext, refuseFormat } from '../kernel/index.ts';
import { lockUnanswered, type RequestKey } from './answer-request.ts';
import type { StoredRequest } from './stored-request.ts';

export interface InvoiceOfRequest extends RequestKey {
  readonly invoiceId: string;
}

/**
 * Attaches an invoice that the organization sent or received to the answer of a request. Does nothing if it is.
 * @throws NotFoundError for an unknown request or invoice, such as a draft; ValidationError for too many;
 *   InformationRequestClosedError
 */
export async function attachInvoice(
  context: OperationContext,
  { invoiceId, ...key }: InvoiceOfRequest,
): Promise<StoredRequest> {
  const { db } = context;
  const { request } = await lockUnanswered(context, key);
  await assertShowable(context, key.organizationId, invoiceId);
  const attached = await db
    .selectFrom('information_request_invoices')
    .select('invoice_id')
    .where('request_id', '=', key.requestId)
    .execute();
  if (attached.some((each) => each.invoice_id === invoiceId)) return request;
  if (attached.length >= informationRequestLimits.invoices) throw refuseFormat('invoiceId');
  await db
    .insertInto('information_request_invoices')
    .values({ request_id: key.requestId, invoice_id: invoiceId })
    .execute();
  return request;
}

/** Removes an invoice from an answer that was not sent. @throws NotFoundError; InformationRequestClosedError */
export async function detachInvoice(
  context: OperationContext,
  { invoiceId, ...key }: InvoiceOfRequest,
): Promise<StoredRequest> {
  const { request } = await lockUnanswered(context, key);
  const removed = await context.db
    .deleteFrom('information_request_invoices')
    .where('request_id', '=', key.requestId)
    .where('invoice_id', '=', invoiceId)
    .returning('invoice_id')
    .executeTakeFirst();
  if (!removed) throw noSuchInvoice();
  return request;
}

async function assertShowable({ db }: OperationContext, organizationId: string, invoiceId: string): Promise<void> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', invoiceId)
    // Drafts have no number.
    .where('number', 'is not', null)
    .where((where) =>
      where.or([
        where('seller_organization_id', '=', organizationId),
        where('buyer_organization_id', '=', organizationId),
      ]),
    )
    .executeTakeFirst();
  if (!invoice) throw noSuchInvoice();
}

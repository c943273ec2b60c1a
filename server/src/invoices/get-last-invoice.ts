import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { ClockReader } from './amount-due.ts';
import { toInvoice } from './invoice.ts';
import { presentInvoice } from './present-invoice.ts';

interface LastInvoice {
  readonly sellerOrganizationId: string;
  readonly recipientEmail: string;
}

/** Returns the invoice that a seller sent last to an address; nothing without one. */
export async function getLastInvoice(
  reader: ClockReader,
  { sellerOrganizationId, recipientEmail }: LastInvoice,
): Promise<CallOutput<Contract['getLastInvoice']>> {
  const row = await reader.db
    .selectFrom('invoices')
    .selectAll()
    .where('seller_organization_id', '=', sellerOrganizationId)
    .where('recipient_email', '=', recipientEmail)
    .where('number', 'is not', null)
    .orderBy('sending_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { invoice: await presentInvoice(reader, toInvoice(row), 'seller') } : {};
}

import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Viewer } from '@quittance/sdk/rules';
import type { ClockReader } from './amount-due.ts';
import type { Invoice } from './invoice.ts';
import { type ListInvoices, listInvoices } from './list-invoices.ts';
import { presentRow } from './present-invoice.ts';

/** Lists one page of an organization's invoices, as its lists show them. */
export async function listInvoiceRows(
  { app, db }: ClockReader,
  query: Omit<ListInvoices, 'today'>,
): Promise<CallOutput<Contract['listIncome' | 'listExpenses' | 'listInvoiceLog']>> {
  const today = await app.clock.today(db);
  const page = await listInvoices(db, { ...query, today });
  return {
    items: page.invoices.map((invoice) => presentRow(invoice, sideOf(invoice, query.organizationId), today)),
    nextCursor: page.nextCursor,
  };
}

const sideOf = ({ sellerOrganizationId }: Invoice, organizationId: string): Viewer =>
  sellerOrganizationId === organizationId ? 'seller' : 'buyer';

import { type Contract, exportInvoices, type RequestOf } from '@quittance/sdk/client';
import { useMember } from '../../session/member.ts';

type ExportQuery = RequestOf<Contract['exportInvoices']>['query'];

/** Returns the address of the file with all invoices of a list that match its filter. */
export function useExportAddress({ list, status = [], currency, search }: ExportQuery): string {
  const { user } = useMember();
  const fields = new URLSearchParams({ list, ...(currency && { currency }), ...(search && { search }) });
  for (const each of status) fields.append('status[]', each);
  return `/api/${encodeURIComponent(user.userId)}${exportInvoices.path}?${fields}`;
}

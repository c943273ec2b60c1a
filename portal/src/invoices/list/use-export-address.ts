import { type Contract, exportInvoices, type RequestOf } from '@quittance/sdk/client';
import { useMember } from '../../session/member.ts';

type ExportQuery = RequestOf<Contract['exportInvoices']>['query'];

/** Returns the address of the file with all invoices of a list that match its filter. */
export function useExportAddress({ status = [], ...query }: ExportQuery): string {
  const { user } = useMember();
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) fields.append(name, value);
  for (const each of status) fields.append('status[]', each);
  return `/api/${encodeURIComponent(user.userId)}${exportInvoices.path}?${fields}`;
}

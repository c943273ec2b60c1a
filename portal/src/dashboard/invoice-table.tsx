import { PageLink } from '@quittance/widgets/host';
import { Amount, BusinessDate, classNames, Table, type TableColumn, useI18n } from '@quittance/widgets/kit';
import { useNavigate } from 'react-router';
import { canManageBusiness } from '../guards/visitor.ts';
import { useMember } from '../session/member.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { InvoiceStatus } from './invoice-status.tsx';
import type { Direction } from './status-groups.ts';

interface InvoiceTableProps {
  readonly direction: Direction;
  readonly rows: readonly InvoiceRow[];
}

/** A draft opens where it is written on, for those who may; everything else where it is read. */
const addressOf = ({ _id, status }: InvoiceRow, mayEdit: boolean): string =>
  status === 'draft' && mayEdit ? `/invoices/${_id}/form` : `/invoices/${_id}`;

/** An invoice is called by its number, and a draft by what it is for. */
function InvoiceName({ row, to }: { readonly row: InvoiceRow; readonly to: string }) {
  const { t } = useI18n('portal');
  const { number, customName } = row;
  return (
    <span className="invoice-name">
      <PageLink className={classNames('q-table__link', !number && 'invoice-name__draft')} to={to}>
        {number ?? (customName || t('list.noNumber'))}
      </PageLink>
      {customName && <span className="invoice-name__summary">{number ? customName : t('list.noNumber')}</span>}
    </span>
  );
}

/** The invoices of one page of a list. */
export function InvoiceTable({ direction, rows }: InvoiceTableProps) {
  const { t } = useI18n('portal');
  const navigate = useNavigate();
  const mayEdit = canManageBusiness(useMember().user);
  const isIncome = direction === 'income';
  const columns: readonly TableColumn<InvoiceRow>[] = [
    { key: 'number', header: t('list.number'), cell: (row) => <InvoiceName row={row} to={addressOf(row, mayEdit)} /> },
    {
      key: 'party',
      header: t(isIncome ? 'list.to' : 'list.from'),
      place: 'head',
      cell: (row) => (isIncome ? row.recipientDisplayName : row.senderDisplayName),
    },
    { key: 'due', header: t('list.due'), cell: (row) => <BusinessDate date={row.dueDate} /> },
    { key: 'status', header: t('list.status'), place: 'foot-end', cell: (row) => <InvoiceStatus {...row} /> },
    {
      key: 'amount',
      header: t('list.amount'),
      align: 'end',
      place: 'head-end',
      cell: (row) => <Amount value={row.finalAmount} currency={row.currency} />,
    },
  ];
  return (
    <Table
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row._id}
      onRowClick={(row) => void navigate(addressOf(row, mayEdit))}
    />
  );
}

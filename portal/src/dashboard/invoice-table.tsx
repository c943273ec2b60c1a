import { openAddress, PageLink, usePagePlace } from '@quittance/widgets/host';
import { Amount, BusinessDate, classNames, Table, type TableColumn, useI18n } from '@quittance/widgets/kit';
import { canManageBusiness } from '../guards/visitor.ts';
import { openedFrom } from '../invoice-detail/over-list.ts';
import { useMember } from '../session/member.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { InvoiceStatus } from './invoice-status.tsx';
import type { Direction } from './status-groups.ts';

interface InvoiceTableProps {
  readonly direction: Direction;
  readonly rows: readonly InvoiceRow[];
}

/** What a row opens: the address, and what the history keeps beside it. */
interface RowTarget {
  readonly to: string;
  readonly state: unknown;
}

/** A draft opens in the form, for those who may edit it; everything else over the list. */
function useRowTarget(): (row: InvoiceRow) => RowTarget {
  const mayEdit = canManageBusiness(useMember().user);
  const { location } = usePagePlace();
  return ({ _id, status }) =>
    status === 'draft' && mayEdit
      ? { to: `/invoices/${_id}/form`, state: null }
      : { to: `/invoices/${_id}`, state: openedFrom(location) };
}

/** An invoice is called by its number, and a draft by what it is for. */
function InvoiceName({ row, target }: { readonly row: InvoiceRow; readonly target: RowTarget }) {
  const { t } = useI18n('portal');
  const { number, customName } = row;
  return (
    <span className="invoice-name">
      <PageLink className={classNames('q-table__link', !number && 'invoice-name__draft')} {...target}>
        {number ?? (customName || t('list.noNumber'))}
      </PageLink>
      {customName && <span className="invoice-name__summary">{number ? customName : t('list.noNumber')}</span>}
    </span>
  );
}

/** The invoices of one page of a list. */
export function InvoiceTable({ direction, rows }: InvoiceTableProps) {
  const { t } = useI18n('portal');
  const { history } = usePagePlace();
  const targetOf = useRowTarget();
  const isIncome = direction === 'income';
  const columns: readonly TableColumn<InvoiceRow>[] = [
    { key: 'number', header: t('list.number'), cell: (row) => <InvoiceName row={row} target={targetOf(row)} /> },
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
      onRowClick={(row) => {
        const { to, state } = targetOf(row);
        openAddress(history, to, state);
      }}
    />
  );
}

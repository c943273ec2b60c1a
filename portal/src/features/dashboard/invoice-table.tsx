import { focusScreenTitle, openAddress, PageLink, usePagePlace } from '@quittance/app-shell';
import {
  Amount,
  BusinessDate,
  classNames,
  lazyPart,
  Table,
  type TableColumn,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
import { useEffect, useState } from 'react';
import { canManageOrganization } from '../../guards/visitor.ts';
import { useMember } from '../../session/member.ts';
import { openedFrom } from '../invoice-detail/over-list.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { InvoiceStatus } from './invoice-status.tsx';
import type { Direction } from './status-groups.ts';

interface InvoiceTableProps {
  readonly direction: Direction;
  readonly rows: readonly InvoiceRow[];
  /** The person has changed what the list shows. */
  readonly onChanged: () => void;
}

/** What a row opens: the address, and what the history keeps beside it. */
interface RowTarget {
  readonly to: string;
  readonly state: unknown;
}

/** A draft opens in the form, for those who may edit it; everything else over the list. */
function useRowTarget(): (row: InvoiceRow) => RowTarget {
  const mayEdit = canManageOrganization(useMember().user);
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
      <PageLink
        className={classNames('q-table__link', number ? 'q-numeric' : 'q-truncated invoice-name__draft')}
        title={number ? undefined : customName}
        dir="auto"
        {...target}
      >
        {number ?? (customName || t('list.noNumber'))}
      </PageLink>
      {customName && (
        <TruncatedText className="invoice-name__summary">{number ? customName : t('list.noNumber')}</TruncatedText>
      )}
    </span>
  );
}

/** Menus and dialogs are much code for a list that most people open without drafts in it. */
const lateDrafts = lazyPart(() => import('../drafts/draft-actions.ts'));

/** The invoices of one page of a list. */
export function InvoiceTable({ direction, rows, onChanged }: InvoiceTableProps) {
  const { t } = useI18n('portal');
  const { history } = usePagePlace();
  const targetOf = useRowTarget();
  const mayEdit = canManageOrganization(useMember().user);
  const isIncome = direction === 'income';
  const [draftToDelete, setDraftToDelete] = useState<string | null>(null);
  const [hasDeleted, setDeleted] = useState(false);
  useEffect(() => {
    // After the dialog has given the focus back, which it does in a microtask: the row's button is about to go.
    if (hasDeleted) queueMicrotask(focusScreenTitle);
    setDeleted(false);
  }, [hasDeleted]);
  const hasActions = isIncome && mayEdit;
  const drafts = lateDrafts.usePart(hasActions && rows.some(({ status }) => status === 'draft'));
  const draftActions: TableColumn<InvoiceRow> = {
    key: 'actions',
    header: t('draft.actions'),
    isHeaderHidden: true,
    place: 'foot-end',
    cell: (row) =>
      drafts && row.status === 'draft' && <drafts.DraftMenu row={row} onDelete={() => setDraftToDelete(row._id)} />,
  };
  const columns: readonly TableColumn<InvoiceRow>[] = [
    {
      key: 'number',
      header: t('list.number'),
      truncates: true,
      cell: (row) => <InvoiceName row={row} target={targetOf(row)} />,
    },
    {
      key: 'party',
      header: t(isIncome ? 'list.to' : 'list.from'),
      place: 'head',
      truncates: true,
      cell: (row) => (
        <TruncatedText>
          {(isIncome ? row.recipientDisplayName : row.senderDisplayName) || t('draft.noBuyer')}
        </TruncatedText>
      ),
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
    ...(hasActions ? [draftActions] : []),
  ];
  return (
    <>
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
      {drafts && draftToDelete !== null && (
        <drafts.DeleteDraftDialog
          invoiceId={draftToDelete}
          onClose={() => setDraftToDelete(null)}
          onDeleted={() => {
            setDraftToDelete(null);
            setDeleted(true);
            onChanged();
          }}
        />
      )}
    </>
  );
}

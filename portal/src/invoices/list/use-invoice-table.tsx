import { focusScreenTitle, openAddress, PageLink, usePagePlace } from '@quittance/app-shell';
import { mayMake, saveDraft } from '@quittance/sdk/client';
import {
  Amount,
  BusinessDate,
  type Column,
  classNames,
  type DataTableProps,
  lazyPart,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useMember } from '../../session/member.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import { InvoiceStatus, useStatusText } from '../invoice-status.tsx';
import { openedFrom } from '../over-list.ts';
import type { BuyerMail } from '../seller-tools/mail-again-dialog.tsx';
import type { Direction } from '../status-groups.ts';
import { invoicesTexts } from '../texts.en.ts';
import { invoiceListTexts } from './texts.en.ts';

interface InvoiceTableOptions {
  readonly direction: Direction;
  /** Undefined while they are loading. */
  readonly rows: readonly InvoiceRow[] | undefined;
  /** The person has changed what the list shows. */
  readonly onChanged: () => void;
}

/** Link target of a row: the address and its history state. */
interface RowTarget {
  readonly to: string;
  readonly state: unknown;
}

/** A draft opens in the form, for those who may edit it; everything else over the list. */
function useRowTarget(): (row: InvoiceRow) => RowTarget {
  const mayEdit = mayMake(saveDraft, useMember().user);
  const { location } = usePagePlace();
  return ({ _id, status }) =>
    status === 'draft' && mayEdit
      ? { to: `/invoices/${_id}/form`, state: null }
      : { to: `/invoices/${_id}`, state: openedFrom(location) };
}

/** An invoice is called by its number, and a draft by what it is for. */
function InvoiceName({ row, target }: { readonly row: InvoiceRow; readonly target: RowTarget }) {
  const { t } = useI18n(invoicesTexts);
  const { number, customName } = row;
  return (
    <span className="invoice-name">
      <PageLink
        className={classNames('q-table__link', number ? 'q-numeric' : 'q-truncated invoice-name__draft')}
        title={number ? undefined : customName}
        dir="auto"
        {...target}
      >
        {number ?? (customName || t('noNumber'))}
      </PageLink>
      {customName && (
        <TruncatedText className="invoice-name__summary">{number ? customName : t('noNumber')}</TruncatedText>
      )}
    </span>
  );
}

/** Menus and dialogs are much code, which the rows don't wait for. */
const lateActions = lazyPart(() => import('../row-actions.ts'));

/** What the person was asked about a row. */
interface RowQuestion {
  readonly about: 'delete' | BuyerMail;
  readonly row: InvoiceRow;
}

interface InvoiceTable extends Pick<DataTableProps<InvoiceRow>, 'columns' | 'onRowClick'> {
  /** Asks before an invoice is deleted or mailed again. */
  readonly dialog: ReactNode;
}

const nameOfOther = ({ recipientDisplayName, senderDisplayName }: InvoiceRow, isIncome: boolean): string =>
  isIncome ? recipientDisplayName : senderDisplayName;

/** The table of a list of invoices: its columns, and what its rows do. */
export function useInvoiceTable({ direction, rows = [], onChanged }: InvoiceTableOptions): InvoiceTable {
  const { t } = useI18n(invoiceListTexts);
  const { t: invoiceText } = useI18n(invoicesTexts);
  const { history } = usePagePlace();
  const targetOf = useRowTarget();
  const statusText = useStatusText();
  const mayEdit = mayMake(saveDraft, useMember().user);
  const isIncome = direction === 'income';
  const [question, setQuestion] = useState<RowQuestion | null>(null);
  const [hasDeleted, setDeleted] = useState(false);
  useEffect(() => {
    // After the dialog has given the focus back, which it does in a microtask: the row's button is about to go.
    if (hasDeleted) queueMicrotask(focusScreenTitle);
    setDeleted(false);
  }, [hasDeleted]);
  const hasActions = isIncome && mayEdit;
  const actions = lateActions.usePart(hasActions && rows.length > 0);
  const rowActions: Column<InvoiceRow> = {
    key: 'actions',
    header: invoiceText('draft.actions'),
    isHeaderHidden: true,
    place: 'foot-end',
    cell: (row) =>
      actions && (
        <actions.InvoiceMenu
          row={row}
          onDelete={() => setQuestion({ about: 'delete', row })}
          onMail={(about) => setQuestion({ about, row })}
        />
      ),
  };
  const columns: readonly Column<InvoiceRow>[] = [
    {
      key: 'number',
      header: t('number'),
      grows: true,
      csv: [
        { header: t('number'), value: ({ number = '' }) => number },
        { header: t('summary'), value: ({ customName = '' }) => customName },
      ],
      cell: (row) => <InvoiceName row={row} target={targetOf(row)} />,
    },
    {
      key: 'party',
      header: t(isIncome ? 'to' : 'from'),
      place: 'head',
      grows: true,
      value: (row) => nameOfOther(row, isIncome),
      cell: (row) => <TruncatedText>{nameOfOther(row, isIncome) || invoiceText('draft.noBuyer')}</TruncatedText>,
    },
    {
      key: 'due',
      header: t('due'),
      kind: 'date',
      value: (row) => row.dueDate,
      cell: (row) => <BusinessDate date={row.dueDate} />,
    },
    {
      key: 'status',
      header: t('status'),
      place: 'foot-end',
      value: statusText,
      cell: (row) => <InvoiceStatus {...row} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      place: 'head-end',
      csv: [
        { header: t('amount'), value: (row) => row.finalAmount, kind: 'decimal' },
        { header: t('currency'), value: (row) => row.currency },
      ],
      cell: (row) => <Amount value={row.finalAmount} currency={row.currency} />,
    },
    ...(hasActions ? [rowActions] : []),
  ];
  const close = () => setQuestion(null);
  const dialog =
    actions &&
    question &&
    (question.about === 'delete' ? (
      <actions.DeleteDraftDialog
        invoiceId={question.row._id}
        status={question.row.status === 'scheduled' ? 'scheduled' : 'draft'}
        onClose={close}
        onDeleted={() => {
          close();
          setDeleted(true);
          onChanged();
        }}
      />
    ) : (
      <actions.MailAgainDialog mail={question.about} invoice={question.row} onClose={close} onDone={close} />
    ));
  const onRowClick = (row: InvoiceRow) => {
    const { to, state } = targetOf(row);
    openAddress(history, to, state);
  };
  return { columns, onRowClick, dialog };
}

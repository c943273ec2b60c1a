import { PageLink } from '@quittance/app-shell';
import { transactionTexts } from '@quittance/sdk/i18n';
import { Amount, CalendarDate, type Column, StatusBadge, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { SignedAmount } from './signed-amount.tsx';
import { transactionsTexts } from './texts.en.ts';
import type { Transaction } from './transaction.ts';
import { statusMarks, titleOf } from './transaction-texts.ts';

interface DescriptionProps {
  readonly row: Transaction;
  /** Address of the list with the row's details open. */
  readonly to: string;
}

/** The other party and what happened; what happened alone if there is no other party. */
function Description({ row, to }: DescriptionProps) {
  const { t } = useI18n(transactionTexts);
  const title = titleOf(row, t);
  return (
    <span className="transaction-name">
      <PageLink className="transaction-name__link" to={to} replace dir="auto">
        <TruncatedText>{row.counterparty ?? title}</TruncatedText>
      </PageLink>
      {row.counterparty && <span className="transaction-name__kind">{title}</span>}
    </span>
  );
}

/**
 * The date; in a row of two lines also what happened, for which the first line has no space. A phone shows an unusual status
 * instead, since its rows have no column for it.
 */
function DateAndKind({ row }: Pick<DescriptionProps, 'row'>) {
  const { t } = useI18n(transactionTexts);
  return (
    <>
      <CalendarDate date={row.date} />
      {row.counterparty && <span className="transaction-date__kind"> · {titleOf(row, t)}</span>}
      {row.status !== 'completed' && <span className="transaction-date__status"> · {t(`status.${row.status}`)}</span>}
    </>
  );
}

/** The columns of the list. `detailAddress` returns the address of a row's details. */
export function useTransactionColumns(detailAddress: (row: Transaction) => string): readonly Column<Transaction>[] {
  const { t } = useI18n(transactionsTexts);
  const { t: word } = useI18n(transactionTexts);
  return [
    {
      key: 'date',
      header: t('column.date'),
      cell: (row) => <DateAndKind row={row} />,
    },
    {
      key: 'description',
      header: t('column.description'),
      place: 'head',
      grows: true,
      cell: (row) => <Description row={row} to={detailAddress(row)} />,
    },
    {
      key: 'reference',
      header: t('column.reference'),
      isSecondary: true,
      cell: ({ reference }) => (reference ? <TruncatedText>{reference}</TruncatedText> : '–'),
    },
    {
      key: 'status',
      header: t('column.status'),
      isSecondary: true,
      cell: ({ status }) => <StatusBadge {...statusMarks[status]} label={word(`status.${status}`)} />,
    },
    {
      key: 'amount',
      header: t('column.amount'),
      place: 'head-end',
      align: 'end',
      cell: (row) => <SignedAmount row={row} />,
    },
    {
      key: 'balance',
      header: t('column.balance'),
      place: 'foot-end',
      align: 'end',
      cell: ({ balance, currency }) => <Amount value={balance} currency={currency} />,
    },
  ];
}

import { type EndlessRows, PageLink } from '@quittance/app-shell';
import { Button, buttonClass, Card, DownloadLink, EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { transactionsTexts } from '../../transactions/texts.en.ts';
import type { Transaction } from '../../transactions/transaction.ts';
import { useTransactionColumns } from '../../transactions/transaction-columns.tsx';
import { TransactionTable } from '../../transactions/transaction-table.tsx';

interface TransactionListProps {
  readonly list: EndlessRows<Transaction>;
  readonly filters: ReactNode;
  readonly isFiltered: boolean;
  readonly onClearFilters: () => void;
  readonly detailAddress: (row: Transaction) => string;
  readonly onOpen: (row: Transaction) => void;
  /** Address of the file with all matching rows. */
  readonly exportAddress: string;
}

function Nothing({ isFiltered, onClearFilters }: Pick<TransactionListProps, 'isFiltered' | 'onClearFilters'>) {
  const { t } = useI18n(transactionsTexts);
  if (isFiltered) {
    return (
      <EmptyState
        title={t('noMatchTitle')}
        icon={icons.searchIcon}
        action={<Button onClick={onClearFilters}>{t('clear')}</Button>}
      >
        {t('noMatchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('emptyTitle')}
      icon={icons.walletIcon}
      action={
        <PageLink className={buttonClass()} to="/accounts">
          {t('emptyAction')}
        </PageLink>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

/** The list of transactions with its filters and its file. */
export function TransactionList({
  list,
  filters,
  detailAddress,
  onOpen,
  exportAddress,
  ...state
}: TransactionListProps) {
  const { t } = useI18n(transactionsTexts);
  const columns = useTransactionColumns(detailAddress);
  return (
    <Card flush>
      <search className="transaction-search">{filters}</search>
      <TransactionTable
        list={list}
        columns={columns}
        onOpen={onOpen}
        empty={<Nothing {...state} />}
        foot={<DownloadLink href={exportAddress}>{t('export')}</DownloadLink>}
      />
    </Card>
  );
}

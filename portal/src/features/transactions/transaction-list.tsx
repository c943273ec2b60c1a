import { type EndlessRows, PageLink, RequestFailure } from '@quittance/app-shell';
import {
  Banner,
  Button,
  buttonClass,
  Card,
  DataTable,
  DownloadLink,
  EmptyState,
  icons,
  Skeleton,
  TextButton,
  tableTools,
  useI18n,
} from '@quittance/widgets/kit';
import { type ReactNode, useMemo } from 'react';
import { transactionsTexts } from './texts.en.ts';
import type { Transaction } from './transaction.ts';
import { useTransactionColumns } from './transaction-columns.tsx';

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

const placeholders = ['one', 'two', 'three', 'four', 'five', 'six'];

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
        <PageLink className={buttonClass()} to="/accounts/payments">
          {t('emptyAction')}
        </PageLink>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

/** A failure to load more: the rows above stay. */
function MoreFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n(transactionsTexts);
  return (
    <Banner tone="danger">
      {t('moreFailed')} <TextButton onClick={onRetry}>{t('tryAgain')}</TextButton>
    </Banner>
  );
}

function Rows({ list, detailAddress, onOpen, isFiltered, onClearFilters }: TransactionListProps) {
  const { t } = useI18n(transactionsTexts);
  const columns = useTransactionColumns(detailAddress);
  const { rows, hasMore, error, loadMore, refresh } = list;
  const tools = useMemo(() => tableTools<Transaction>({ onEnd: loadMore }), [loadMore]);
  const whole = useMemo(() => tableTools<Transaction>({ onEnd: () => {} }), []);
  if (rows === undefined && error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  if (rows === undefined) {
    return (
      <div className="transaction-skeleton" aria-hidden="true">
        {placeholders.map((name) => (
          <Skeleton key={name} shape="medium" />
        ))}
      </div>
    );
  }
  return (
    <DataTable
      caption={t('list')}
      columns={columns}
      rowKey={({ _id }) => _id}
      source={{ kind: 'rows', rows, tools: hasMore ? tools : whole }}
      onRowClick={onOpen}
      empty={<Nothing isFiltered={isFiltered} onClearFilters={onClearFilters} />}
    />
  );
}

/** The list of transactions in each of its states. Only the visible rows are rendered; more are loaded on the way down. */
export function TransactionList(props: TransactionListProps) {
  const { t } = useI18n(transactionsTexts);
  const { list, filters, exportAddress } = props;
  const hasRows = list.rows !== undefined && list.rows.length > 0;
  return (
    <Card flush>
      <search className="transaction-search">{filters}</search>
      <div className="transaction-list" aria-busy={list.isLoading}>
        <Rows {...props} />
      </div>
      {hasRows && list.error !== undefined && <MoreFailed onRetry={list.hasMore ? list.loadMore : list.refresh} />}
      <div className="transaction-list__foot">
        <p className="q-muted" role="status">
          {hasRows && list.isLoading && list.hasMore && t('loadingMore')}
        </p>
        {hasRows && <DownloadLink href={exportAddress}>{t('export')}</DownloadLink>}
      </div>
    </Card>
  );
}

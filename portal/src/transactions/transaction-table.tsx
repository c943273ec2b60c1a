import { type EndlessRows, RequestFailure } from '@quittance/app-shell';
import {
  Banner,
  type Column,
  classNames,
  DataTable,
  Skeleton,
  TextButton,
  tableTools,
  useI18n,
} from '@quittance/widgets/kit';
import { type ReactNode, useMemo } from 'react';
import { transactionsTexts } from './texts.en.ts';
import type { Transaction } from './transaction.ts';
import './transactions.css';

interface TransactionTableProps {
  readonly list: EndlessRows<Transaction>;
  readonly columns: readonly Column<Transaction>[];
  readonly onOpen: (row: Transaction) => void;
  /** Shown instead of no rows. */
  readonly empty: ReactNode;
  /** Below the rows, such as a link to a file. */
  readonly foot?: ReactNode;
}

const placeholders = ['one', 'two', 'three', 'four', 'five', 'six'];
const wholeList = tableTools<Transaction>({ onEnd: () => {} });

function Rows({ list, columns, onOpen, empty }: TransactionTableProps) {
  const { t } = useI18n(transactionsTexts);
  const { rows, hasMore, error, loadMore, refresh } = list;
  const growing = useMemo(() => tableTools<Transaction>({ onEnd: loadMore }), [loadMore]);
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
      source={{ kind: 'rows', rows, tools: hasMore ? growing : wholeList }}
      onRowClick={onOpen}
      empty={empty}
    />
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

/** Transactions in each state of their list. Only the visible rows are rendered; more are loaded on the way down. */
export function TransactionTable(props: TransactionTableProps) {
  const { t } = useI18n(transactionsTexts);
  const { list, foot } = props;
  const hasRows = list.rows !== undefined && list.rows.length > 0;
  const isLoadingMore = hasRows && list.isLoading && list.hasMore;
  return (
    <>
      <div className="transaction-list" aria-busy={list.isLoading}>
        <Rows {...props} />
      </div>
      {hasRows && list.error !== undefined && <MoreFailed onRetry={list.hasMore ? list.loadMore : list.refresh} />}
      <div className={classNames('transaction-list__foot', !list.hasMore && !foot && 'transaction-list__foot--empty')}>
        <p className="q-muted" role="status">
          {isLoadingMore && t('loadingMore')}
        </p>
        {hasRows && foot}
      </div>
    </>
  );
}

import { PageLink, type Pages, RequestFailure, TableSkeleton, useRestoredScroll } from '@quittance/app-shell';
import { Button, buttonClass, Card, EmptyState, icons, Pagination, useI18n } from '@quittance/widgets/kit';
import { useLayoutEffect, useRef } from 'react';
import { InvoiceFilters } from './invoice-filters.tsx';
import type { InvoiceRow } from './invoice-row.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { isUnfiltered, type ListFilter } from './list-filter.ts';
import type { Direction } from './status-groups.ts';

interface InvoiceListViewProps {
  readonly direction: Direction;
  readonly filter: ListFilter;
  readonly onFilter: (filter: ListFilter) => void;
  readonly list: Pages<InvoiceRow>;
  readonly onRetry: () => void;
  readonly currencies: readonly string[];
  readonly canCreate: boolean;
}

function NothingYet({ direction, canCreate }: Pick<InvoiceListViewProps, 'direction' | 'canCreate'>) {
  const { t } = useI18n('portal');
  const isIncome = direction === 'income';
  const action = isIncome ? (
    canCreate && (
      <PageLink className={buttonClass({ variant: 'primary' })} to="/invoices/new/form">
        {t('navigation.newInvoice')}
      </PageLink>
    )
  ) : (
    <PageLink className={buttonClass()} to="/income">
      {t('expenses.emptyAction')}
    </PageLink>
  );
  return (
    <EmptyState title={t(`${direction}.emptyTitle`)} icon={isIncome ? icons.sendIcon : icons.inboxIcon} action={action}>
      {t(`${direction}.emptyText`)}
    </EmptyState>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useI18n('portal');
  return (
    <EmptyState
      title={t('list.noMatchTitle')}
      icon={icons.searchIcon}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    >
      {t('list.noMatchText')}
    </EmptyState>
  );
}

function ListBody(props: InvoiceListViewProps) {
  const { direction, filter, onFilter, list, onRetry, canCreate } = props;
  const { page } = list;
  if (page.error !== undefined) return <RequestFailure error={page.error} onRetry={onRetry} />;
  if (page.data === undefined) return <TableSkeleton />;
  if (page.data.items.length > 0)
    return <InvoiceTable direction={direction} rows={page.data.items} onChanged={onRetry} />;
  return isUnfiltered(filter) ? (
    <NothingYet direction={direction} canCreate={canCreate} />
  ) : (
    <NoMatch onClear={() => onFilter({ group: 'all', currency: '', search: '' })} />
  );
}

/** Turning pages by the buttons below a list: what comes begins at its first rows, which may be above the window. */
function useTurning(data: unknown) {
  const top = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows stay until those of the other page have come
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [data]);
  const turning = (turn: () => void) => () => {
    isTurning.current = true;
    turn();
  };
  return { top, turning };
}

/** A list with its filters and pages, in whichever state it is. */
export function InvoiceListView(props: InvoiceListViewProps) {
  const { direction, filter, onFilter, list, currencies } = props;
  const { isLoading, data, error } = list.page;
  const { top, turning } = useTurning(data);
  useRestoredScroll(data !== undefined);
  return (
    <Card flush>
      <InvoiceFilters direction={direction} filter={filter} onChange={onFilter} currencies={currencies} />
      <div ref={top} className={isLoading && data ? 'list list--stale' : 'list'} aria-busy={isLoading}>
        <ListBody {...props} />
      </div>
      {error === undefined && (
        <Pagination
          hasPrevious={list.hasPrevious}
          hasNext={list.hasNext}
          onPrevious={turning(list.previous)}
          onNext={turning(list.next)}
          pending={isLoading}
        />
      )}
    </Card>
  );
}

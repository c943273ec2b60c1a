import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { kitTexts } from '../base/texts.en.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { PlainTable } from './plain-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { PagesSource } from './table-source.ts';

interface PagedTableProps<Row> extends DataTableProps<Row> {
  readonly source: PagesSource<Row>;
}

interface Turning {
  readonly top: RefObject<HTMLDivElement | null>;
  /** Wraps the handler of a page button below the rows. */
  readonly turning: (turn: () => void) => () => void;
}

/** Scrolls to the first rows after a press on a page button, since they may be above the window. */
function useTurning(rows: unknown): Turning {
  const top = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows stay until those of the other page have come
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [rows]);
  const turning = (turn: () => void) => () => {
    isTurning.current = true;
    turn();
  };
  return { top, turning };
}

function PageRows<Row>({ source, empty, failure, footer: _, ...table }: PagedTableProps<Row>) {
  const { t } = useI18n(kitTexts);
  const { rows, error, refresh } = source;
  if (error !== undefined) {
    return failure ? failure(error, refresh) : <ErrorState title={t('somethingWentWrong')} onRetry={refresh} />;
  }
  if (rows === undefined) return <TableSkeleton />;
  return rows.length === 0 ? empty : <PlainTable {...table} rows={rows} />;
}

/** One page of rows in each state, with page buttons. After a failure people can still go back. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { source, footer, caption } = props;
  const { rows, error, isLoading, hasPrevious, hasNext, previous, next } = source;
  const { top, turning } = useTurning(rows);
  const hasRows = error === undefined && rows !== undefined && rows.length > 0;
  return (
    <>
      <div
        ref={top}
        className={classNames('q-table-page', isLoading && rows && 'q-table-page--stale')}
        aria-busy={isLoading}
      >
        <PageRows {...props} />
      </div>
      <div className="q-table-foot">
        {hasRows && footer}
        <Pagination
          hasPrevious={hasPrevious}
          hasNext={hasNext && error === undefined}
          onPrevious={turning(previous)}
          onNext={turning(next)}
          pending={isLoading}
          of={caption}
        />
      </div>
    </>
  );
}

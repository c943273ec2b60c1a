import { Skeleton } from '../skeleton/skeleton.tsx';

/** A placeholder while a table loads; set `aria-busy` on the region around it. */
export function TableSkeleton({ rows = 6 }: { readonly rows?: number | undefined }) {
  return (
    <div className="q-table-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div className="q-table-skeleton__row" key={index}>
          <Skeleton shape="medium" />
          <Skeleton shape="short" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}

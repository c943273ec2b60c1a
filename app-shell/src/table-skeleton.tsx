import { Skeleton } from '@quittance/widgets/kit';
/** The outline of a table on its way. */
export function TableSkeleton({ rows = 6 }: { readonly rows?: number | undefined }) {
  return (
    <div className="table-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div className="table-skeleton__row" key={index}>
          <Skeleton shape="medium" />
          <Skeleton shape="short" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}

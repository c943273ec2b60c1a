import { Card, Inline, Skeleton, Stack, TableSkeleton } from '@quittance/widgets/kit';

/** The outline of a record on its way: its status, its facts, two sections. */
export function RecordSkeleton() {
  return (
    <div className="record-content record-content--skeleton" aria-hidden="true">
      <Inline gap={2}>
        <Skeleton shape="short" />
        <Skeleton shape="short" />
      </Inline>
      <div className="record">
        <div className="record__side">
          <Card>
            <Stack>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="medium" />
            </Stack>
          </Card>
        </div>
        <div className="record__main">
          <Card flush>
            <TableSkeleton rows={2} />
          </Card>
          <Card flush>
            <TableSkeleton rows={6} />
          </Card>
        </div>
      </div>
    </div>
  );
}

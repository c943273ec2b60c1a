import { Button, DataTable, Inline, Stack, tableTools } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useSay } from '../say.ts';
import { keyOf, samplePayments, usePaymentColumns } from './sample-payments.tsx';

interface SampleDataTableProps {
  readonly count: number;
  readonly isSelectable?: boolean;
}

export function SampleDataTable({ count, isSelectable = false }: SampleDataTableProps) {
  const say = useSay();
  const columns = usePaymentColumns();
  const [payments] = useState(() => samplePayments(count));
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption={say('Payments')}
      columns={columns}
      source={{
        kind: 'rows',
        rows: payments,
        tools: tableTools({
          hiddenColumns: hidden,
          onHiddenColumnsChange: setHidden,
          selection: isSelectable ? { selected, onChange: setSelected, rowLabel: keyOf } : undefined,
        }),
      }}
      rowKey={keyOf}
      empty={null}
    />
  );
}

/** The maximum number of rows, only on request: a page of four million pixels slows every tool down. */
export function SampleLargeTable() {
  const say = useSay();
  const [count, setCount] = useState(200);
  return (
    <Stack>
      <Inline>
        <Button onClick={() => setCount(100_000)}>{say('Fill with 100,000 rows')}</Button>
      </Inline>
      <SampleDataTable key={count} count={count} />
    </Stack>
  );
}

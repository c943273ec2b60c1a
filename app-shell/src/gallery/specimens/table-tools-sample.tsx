import { formatDecimalMoney } from '@quittance/sdk/money';
import {
  Amount,
  BusinessDate,
  Button,
  type Column,
  DataTable,
  Inline,
  icons,
  Stack,
  StatusBadge,
  tableTools,
} from '@quittance/widgets/kit';
import { useMemo, useState } from 'react';
import { type Say, useSay } from '../say.ts';

interface Payment {
  readonly id: string;
  readonly party: string;
  readonly date: string;
  readonly amount: string;
  readonly isSettled: boolean;
}

const parties = [
  'Harbor Studio',
  'Northwind Traders',
  'Água Verde',
  'Zürich Freight',
  'Blueline Logistics',
  'Ñandú Foods',
];

/** The same payments each time, without any chance. */
export const samplePayments = (count: number): readonly Payment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `PAY-${index + 1}`,
    party: parties[(index * 7) % parties.length] ?? '',
    date: new Date(Date.UTC(2026, 0, 1) - ((index * 37) % 1500) * 86_400_000).toISOString().slice(0, 10),
    amount: `${(index * 7919) % 100_000}.${String(index % 100).padStart(2, '0')}`,
    isSettled: index % 3 > 0,
  }));

const columnsIn = (say: Say): readonly Column<Payment>[] => [
  { key: 'id', header: say('Payment'), value: ({ id }) => id, cell: ({ id }) => id, canSort: true, canFilter: true },
  {
    key: 'party',
    header: say('Party'),
    place: 'head',
    grows: true,
    value: ({ party }) => party,
    cell: ({ party }) => (
      <a className="q-table__link" href="#table-tools">
        {party}
      </a>
    ),
    canSort: true,
    canFilter: true,
  },
  {
    key: 'date',
    header: say('Date'),
    kind: 'date',
    value: ({ date }) => date,
    cell: ({ date }) => <BusinessDate date={date} />,
    canSort: true,
    canHide: true,
  },
  {
    key: 'status',
    header: say('Status'),
    place: 'foot-end',
    value: ({ isSettled }) => say(isSettled ? 'Settled' : 'On its way'),
    cell: ({ isSettled }) =>
      isSettled ? (
        <StatusBadge tone="success" icon={icons.checkCircleIcon} label={say('Settled')} />
      ) : (
        <StatusBadge tone="info" icon={icons.clockIcon} label={say('On its way')} />
      ),
    canHide: true,
  },
  {
    key: 'amount',
    header: say('Amount'),
    kind: 'decimal',
    align: 'end',
    place: 'head-end',
    value: ({ amount }) => amount,
    text: ({ amount }, locale) => formatDecimalMoney(amount, 'USD', locale),
    cell: ({ amount }) => <Amount value={amount} currency="USD" />,
    canSort: true,
    canFilter: true,
  },
];

const keyOf = ({ id }: Payment): string => id;

interface SampleDataTableProps {
  readonly count: number;
  readonly isSelectable?: boolean;
}

export function SampleDataTable({ count, isSelectable = false }: SampleDataTableProps) {
  const say = useSay();
  const columns = useMemo(() => columnsIn(say), [say]);
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

/** As many rows as a table is made for, when they are asked for: a page of four million pixels is work for every tool. */
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

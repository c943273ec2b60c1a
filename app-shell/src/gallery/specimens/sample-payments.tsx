import { formatDecimalMoney } from '@quittance/sdk/money';
import { Amount, BusinessDate, type Column, icons, StatusBadge } from '@quittance/widgets/kit';
import { useMemo } from 'react';
import { type Say, useSay } from '../say.ts';

export interface Payment {
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

export const keyOf = ({ id }: Payment): string => id;

/** The same array for as long as the language is the same. */
export function usePaymentColumns(): readonly Column<Payment>[] {
  const say = useSay();
  return useMemo(() => columnsIn(say), [say]);
}

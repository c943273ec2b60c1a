import { dayColumn, PageLink, wordColumn } from '@quittance/app-shell';
import { Amount, type Column, useI18n } from '@quittance/widgets/kit';
import { accountOf, addressOf, type DepositRow } from './deposit.ts';
import { DepositStatus } from './deposit-status.tsx';
import { depositsTexts } from './texts.en.ts';

/** The columns of the list of deposits. */
export function useDepositColumns(): readonly Column<DepositRow>[] {
  const { t } = useI18n(depositsTexts);
  return [
    {
      key: 'sender',
      header: t('column.sender'),
      place: 'head',
      grows: true,
      value: ({ senderName }) => senderName ?? '',
      cell: (row) => (
        <PageLink className="q-table__link q-truncated" to={addressOf(row)} title={row.senderName} dir="auto">
          {row.senderName ?? t('senderUnknown')}
        </PageLink>
      ),
    },
    {
      key: 'status',
      header: t('column.status'),
      place: 'head-end',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <DepositStatus state={state} />,
    },
    dayColumn({ key: 'arrived', header: t('column.arrived') }, ({ arrivedAt }) => arrivedAt),
    wordColumn({ key: 'account', header: t('column.account'), isSecondary: true }, accountOf),
    {
      key: 'amount',
      header: t('column.amount'),
      place: 'foot-end',
      align: 'end',
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
      csv: [
        { header: t('column.amount'), value: ({ amount }) => amount, kind: 'decimal' },
        { header: t('column.currency'), value: ({ currency }) => currency },
        { header: t('column.id'), value: ({ depositId }) => depositId },
      ],
    },
  ];
}

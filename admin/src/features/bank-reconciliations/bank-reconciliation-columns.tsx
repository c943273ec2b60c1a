import { PageLink } from '@quittance/app-shell';
import { formatCalendarDate } from '@quittance/sdk/time';
import { Amount, type Column, useI18n } from '@quittance/widgets/kit';
import { ReconciliationBadge } from './reconciliation-badge.tsx';
import { bankReconciliationsTexts } from './texts.en.ts';
import type { BankReconciliation } from './use-bank-reconciliations.ts';

type AmountKey = 'bank' | 'inTransit' | 'ownFunds' | 'clientMoney' | 'difference';

/** The columns of the list of days. */
export function useBankReconciliationColumns(): readonly Column<BankReconciliation>[] {
  const { t, locale } = useI18n(bankReconciliationsTexts);
  const amountColumn = (key: AmountKey, isSecondary: boolean): Column<BankReconciliation> => ({
    key,
    header: t(key),
    align: 'end',
    isSecondary,
    csv: [{ header: t(key), value: (row) => row[key] ?? '', kind: 'decimal' }],
    cell: (row) => {
      const value = row[key];
      return value === undefined ? '–' : <Amount value={value} currency={row.currency} />;
    },
  });
  return [
    {
      key: 'day',
      header: t('day'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('day'), value: ({ businessDate }) => businessDate },
        { header: t('currency'), value: ({ currency }) => currency },
      ],
      cell: ({ reconciliationId, businessDate, currency }) => (
        <PageLink className="q-table__link q-truncated" to={`/bank-reconciliations/${reconciliationId}`}>
          {t('dayIn', { date: formatCalendarDate(businessDate, locale), currency })}
        </PageLink>
      ),
    },
    amountColumn('bank', true),
    amountColumn('inTransit', true),
    amountColumn('ownFunds', true),
    amountColumn('clientMoney', true),
    { ...amountColumn('difference', false), place: 'foot-end' },
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'head-end',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <ReconciliationBadge state={state} />,
    },
  ];
}

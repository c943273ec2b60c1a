import { figureColumn, PageLink } from '@quittance/app-shell';
import { formatCalendarDate } from '@quittance/sdk/time';
import { type Column, useI18n } from '@quittance/widgets/kit';
import { ReconciliationBadge } from './reconciliation-badge.tsx';
import { bankReconciliationsTexts } from './texts.en.ts';
import type { BankReconciliation } from './use-bank-reconciliations.ts';

type FigureKey = 'bank' | 'inTransit' | 'ownFunds' | 'clientMoney' | 'difference';

/** The columns of the list of days. */
export function useBankReconciliationColumns(): readonly Column<BankReconciliation>[] {
  const { t, locale } = useI18n(bankReconciliationsTexts);
  const figure = (key: FigureKey, face: Pick<Column<BankReconciliation>, 'place' | 'isSecondary'>) =>
    figureColumn<BankReconciliation>({ key, header: t(key), ...face }, (row) => ({
      value: row[key],
      currency: row.currency,
    }));
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
    figure('bank', { isSecondary: true }),
    figure('inTransit', { isSecondary: true }),
    figure('ownFunds', { isSecondary: true }),
    figure('clientMoney', { isSecondary: true }),
    figure('difference', { place: 'foot-end' }),
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'head-end',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <ReconciliationBadge state={state} />,
    },
  ];
}

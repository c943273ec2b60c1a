import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { planCurrency } from '@quittance/sdk/rules';
import { Amount, CalendarDate, type Column, DataTable, EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { planChargesTexts } from './texts.en.ts';

type Charge = AnswerOf<Contract['getPlan']>['charges'][number];

/** The latest monthly charges of a plan. */
export function PlanCharges({ charges }: { readonly charges: readonly Charge[] }) {
  const { t } = useI18n(planChargesTexts);
  const columns: readonly Column<Charge>[] = [
    {
      key: 'month',
      header: t('month'),
      place: 'head',
      grows: true,
      cell: ({ monthOn }) => <CalendarDate date={monthOn} />,
    },
    { key: 'state', header: t('state'), cell: ({ state }) => t(`chargeState.${state}`) },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      place: 'head-end',
      cell: ({ amount }) => <Amount value={amount} currency={planCurrency} />,
    },
  ];
  return (
    <DataTable
      caption={t('charges')}
      columns={columns}
      source={{ kind: 'rows', rows: charges }}
      rowKey={({ monthOn }) => monthOn}
      empty={
        <EmptyState title={t('none')} icon={icons.walletIcon}>
          {t('noneText')}
        </EmptyState>
      }
    />
  );
}

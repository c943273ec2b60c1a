import { formatMonth } from '@quittance/sdk/time';
import { Card, Chart, EmptyState, icons, useI18n, useRateOrigin } from '@quittance/widgets/kit';
import type { Overview } from './answers.ts';
import { overviewTexts } from './texts.en.ts';

const isNothing = (amount: string): boolean => /^[0.]+$/.test(amount);

/** Money in and out by month, as bars. */
export function MoneyFlow({ cashFlow: { months, rates, missingRates } }: Pick<Overview, 'cashFlow'>) {
  const { t, locale } = useI18n(overviewTexts);
  const rateOrigin = useRateOrigin();
  const isEmpty = months.every((month) => isNothing(month.in) && isNothing(month.out));
  if (isEmpty) {
    return (
      <Card className="overview__flow" title={t('flow.title')}>
        <EmptyState title={t('flow.emptyTitle')} icon={icons.clockIcon}>
          {t('flow.emptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className="overview__flow">
      <Chart
        title={t('flow.title')}
        kind="bars"
        labels={months.map(({ month }) => formatMonth(month, locale))}
        series={[
          { name: t('flow.in'), values: months.map((month) => month.in) },
          { name: t('flow.out'), values: months.map((month) => month.out) },
        ]}
        currency="USD"
      />
      <p className="overview__note">
        {t('flow.note')}
        {rates && ` ${rateOrigin(rates)}.`}
        {missingRates.length > 0 && ` ${t('cash.missing', { currencies: missingRates.join(', ') })}`}
      </p>
    </Card>
  );
}

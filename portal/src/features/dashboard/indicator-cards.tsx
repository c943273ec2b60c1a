import { PageLink } from '@quittance/app-shell';
import type { AccountType } from '@quittance/sdk/rules';
import { Amount, Skeleton, useI18n, useRateOrigin } from '@quittance/widgets/kit';
import { type Direction, groupWord } from '../../invoices/status-groups.ts';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import type { Indicator, InvoiceIndicators } from './indicators.ts';
import { invoiceFilters } from './invoice-filter.ts';
import { dashboardTexts } from './texts.en.ts';
import { dashboardQueryOf } from './use-dashboard-filter.ts';

interface IndicatorCardsProps {
  /** The accounts that are counted, which the cards' addresses keep. */
  readonly accounts: AccountType | '';
  readonly direction: Direction;
  /** The counted currency; empty for all. */
  readonly currency: string;
  /** Undefined while loading. */
  readonly indicators: readonly Indicator[] | undefined;
  /** Of the totals in US dollars. */
  readonly rates: InvoiceIndicators['rates'];
  readonly placeholders: number;
}

interface IndicatorProps {
  readonly currency: string;
  readonly indicator: Indicator;
}

/** The exact total of one currency; for several, an approximate sum in US dollars. */
function Total({ currency, indicator: { total, amounts } }: IndicatorProps) {
  const [only] = amounts;
  if (amounts.length <= 1)
    return <LargeAmount value={only?.total ?? '0'} currency={only?.currency ?? (currency || 'USD')} />;
  return total === undefined ? '–' : <LargeAmount value={total} currency="USD" prefix="≈ " />;
}

/** The amounts in a sum of several currencies. */
function Amounts({ amounts }: Pick<Indicator, 'amounts'>) {
  return (
    amounts.length > 1 && (
      <span className="indicator__amounts">
        {amounts.map(({ currency, total }) => (
          <Amount key={currency} value={total} currency={currency} />
        ))}
      </span>
    )
  );
}

type IndicatorCardProps = IndicatorProps & Pick<IndicatorCardsProps, 'direction' | 'accounts'>;

function IndicatorCard({ direction, accounts, currency, indicator }: IndicatorCardProps) {
  const { t, locale } = useI18n(dashboardTexts);
  const { group, count } = indicator;
  const number = new Intl.NumberFormat(locale).format(count);
  const isAlarming = group === 'overdue' && count > 0;
  const { none } = invoiceFilters[direction];
  const query = dashboardQueryOf(direction, { ...none, status: group, currency }, accounts);
  return (
    <PageLink className="indicator" to={`/${direction}?${query}`} replace>
      <span className="indicator__word">{t(`group.${groupWord(direction, group)}`)}</span>
      <span className={isAlarming ? 'indicator__total indicator__total--alarming' : 'indicator__total'}>
        <Total currency={currency} indicator={indicator} />
      </span>
      <span className="indicator__count">{t('indicators.count', { count, number })}</span>
      <Amounts amounts={indicator.amounts} />
    </PageLink>
  );
}

/** Open invoices, counted and summed; each card leads to its invoices. */
export function IndicatorCards(props: IndicatorCardsProps) {
  const { direction, accounts, currency, indicators, rates, placeholders } = props;
  const { t } = useI18n(dashboardTexts);
  const rateOrigin = useRateOrigin();
  const isConverted = indicators?.some(({ amounts, total }) => amounts.length > 1 && total !== undefined);
  return (
    <>
      <section
        className="indicators"
        aria-label={currency ? t('indicators.label', { currency }) : t('indicators.labelAll')}
        aria-busy={!indicators}
      >
        {indicators
          ? indicators.map((indicator) => (
              <IndicatorCard
                key={indicator.group}
                direction={direction}
                accounts={accounts}
                currency={currency}
                indicator={indicator}
              />
            ))
          : Array.from({ length: placeholders }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
              <div className="indicator" key={index}>
                <Skeleton shape="short" />
                <Skeleton shape="title" />
                <Skeleton shape="short" />
              </div>
            ))}
      </section>
      {isConverted && rates && <p className="indicators__rates">{rateOrigin(rates)}</p>}
    </>
  );
}

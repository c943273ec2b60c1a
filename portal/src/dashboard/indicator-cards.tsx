import { PageLink } from '@quittance/widgets/host';
import { Skeleton, useI18n } from '@quittance/widgets/kit';
import { LargeAmount } from '../large-amount/large-amount.tsx';
import { writeListFilter } from './list-filter.ts';
import { type Direction, groupWord, type StatusGroup } from './status-groups.ts';

export interface Indicator {
  /** The list's group that holds what is counted here. */
  readonly group: StatusGroup;
  readonly count: number;
  /** Decimal text in major units. */
  readonly total: string;
}

interface IndicatorCardsProps {
  readonly direction: Direction;
  readonly currency: string;
  /** Undefined while they are on their way. */
  readonly indicators: readonly Indicator[] | undefined;
  readonly placeholders: number;
}

function IndicatorCard({
  direction,
  currency,
  indicator,
}: {
  direction: Direction;
  currency: string;
  indicator: Indicator;
}) {
  const { t } = useI18n('portal');
  const { group, count, total } = indicator;
  const isAlarming = group === 'overdue' && count > 0;
  const query = writeListFilter({ group, currency, search: '' });
  return (
    <PageLink className="indicator" to={`/${direction}?${query}`} replace>
      <span className="indicator__word">{t(`indicators.${groupWord(direction, group)}`)}</span>
      <span className={isAlarming ? 'indicator__total indicator__total--alarming' : 'indicator__total'}>
        <LargeAmount value={total} currency={currency} />
      </span>
      <span className="indicator__count">{t('indicators.count', { count })}</span>
    </PageLink>
  );
}

/** What is open, counted and added up; each leads to its invoices. */
export function IndicatorCards({ direction, currency, indicators, placeholders }: IndicatorCardsProps) {
  const { t } = useI18n('portal');
  return (
    <section className="indicators" aria-label={t('indicators.label', { currency })} aria-busy={!indicators}>
      {indicators
        ? indicators.map((indicator) => (
            <IndicatorCard key={indicator.group} direction={direction} currency={currency} indicator={indicator} />
          ))
        : Array.from({ length: placeholders }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
            <div className="indicator" key={index}>
              <Skeleton shape="short" />
              <Skeleton shape="title" />
              <Skeleton shape="short" />
            </div>
          ))}
    </section>
  );
}

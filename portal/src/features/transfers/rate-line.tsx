import { hasText } from '@quittance/sdk/i18n';
import { formatPercent } from '@quittance/sdk/money';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { useI18n } from '@quittance/widgets/kit';
import { transfersTexts } from './texts.en.ts';
import type { ConversionRate } from './use-conversion.ts';

const { sources } = transfersTexts.english.form;

interface RateLineProps {
  readonly from: string;
  readonly to: string;
  readonly conversion: ConversionRate;
}

/** A rate with all its decimals in the person's format: it is exact. */
export const formatRate = (rate: string, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(Number(rate));

/** The rate of a conversion, with source, date and margin. */
export function RateLine({ from, to, conversion: { rate, source, asOf, marginRate } }: RateLineProps) {
  const { t, locale } = useI18n(transfersTexts);
  return (
    <div className="transfer__rate">
      <p className="q-numeric">{t('form.rate', { from, to, rate: formatRate(rate, locale) })}</p>
      <p className="q-muted">
        {t('form.rateSource', {
          source: hasText(sources, source) ? t(`form.sources.${source}`) : source,
          date: formatBusinessDate(businessDateOf(new Date(asOf)), locale),
          margin: formatPercent(marginRate, locale),
        })}
      </p>
    </div>
  );
}

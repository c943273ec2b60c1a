import { formatPercent } from '@quittance/sdk/money';
import { useI18n, useRateOrigin } from '@quittance/widgets/kit';
import { transfersTexts } from './texts.en.ts';
import type { ConversionRate } from './use-conversion.ts';

interface RateLineProps {
  readonly from: string;
  readonly to: string;
  readonly conversion: ConversionRate;
}

/** A rate with all its decimals in the person's format: it is exact. */
export const formatRate = (rate: string, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(Number(rate));

/** The rate of a conversion, with source, time and margin. */
export function RateLine({ from, to, conversion }: RateLineProps) {
  const { t, locale } = useI18n(transfersTexts);
  const rateOrigin = useRateOrigin();
  return (
    <div className="transfer__rate">
      <p className="q-numeric">{t('form.rate', { from, to, rate: formatRate(conversion.rate, locale) })}</p>
      <p className="q-muted">
        {t('form.rateSource', {
          origin: rateOrigin(conversion),
          margin: formatPercent(conversion.marginRate, locale),
        })}
      </p>
    </div>
  );
}

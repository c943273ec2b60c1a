import { hasText } from '@quittance/sdk/i18n';
import { useI18n } from '../base/i18n.tsx';
import { publishedText, type Rates } from './published-text.ts';
import { rateOriginTexts } from './texts.en.ts';

const { sources } = rateOriginTexts.english;

/** Returns a function that writes who published exchange rates and when: one wording wherever a rate is used. */
export function useRateOrigin(): (rates: Rates) => string {
  const { t, locale } = useI18n(rateOriginTexts);
  return (rates) =>
    t('origin', {
      source: hasText(sources, rates.source) ? t(`sources.${rates.source}`) : rates.source,
      published: publishedText(rates, locale),
    });
}

import { hasText } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { currencyName } from '../../texts/currency-name.ts';
import { accountTexts } from './texts.en.ts';

const { currencyName: ownNames } = accountTexts.english;

/** Returns a function that names a currency in the active locale, such as `US Dollar`. */
export function useCurrencyName(): (currency: string) => string {
  const { t, locale } = useI18n(accountTexts);
  return (currency) =>
    currencyName(currency, locale) ?? (hasText(ownNames, currency) ? t(`currencyName.${currency}`) : currency);
}

import { formatDecimalMoney } from '@quittance/sdk/money';
import { useLocale } from '../kit/base/i18n.tsx';

/** Formats an amount by the active locale, for labels and messages. */
export function useMoneyText(value: string, currency: string): string {
  const locale = useLocale();
  return formatDecimalMoney(value, currency, locale);
}

import { formatDecimalMoney } from '@quittance/sdk/money';
import { useI18n } from '../kit/base/i18n.tsx';

/** Formats an amount by the active locale, for labels and messages. */
export function useMoneyText(value: string, currency: string): string {
  const { locale } = useI18n('kit');
  return formatDecimalMoney(value, currency, locale);
}

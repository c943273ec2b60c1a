import { formatDecimalMoney } from '@quittance/sdk/money';
import { useLocale } from '../base/i18n.tsx';

interface AmountProps {
  /** Decimal string in major units, as in answers of the client. */
  readonly value: string;
  readonly currency: string;
}

/** An amount in the active locale, in tabular figures, without line breaks. */
export function Amount({ value, currency }: AmountProps) {
  const locale = useLocale();
  return <span className="q-amount">{formatDecimalMoney(value, currency, locale)}</span>;
}

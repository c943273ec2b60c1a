import { formatDecimalMoney } from '@quittance/sdk/money';
import { useI18n } from '../base/i18n.tsx';

interface AmountProps {
  /** Decimal string in major units, as the client answers it. */
  readonly value: string;
  readonly currency: string;
}

/** Money by the active locale, in figures of equal width, never broken over two lines. */
export function Amount({ value, currency }: AmountProps) {
  const { locale } = useI18n('kit');
  return <span className="q-amount">{formatDecimalMoney(value, currency, locale)}</span>;
}

import { formatDecimalMoney } from '@quittance/sdk/money';
import { Amount, useI18n } from '@quittance/widgets/kit';
import type { CSSProperties } from 'react';
import './large-amount.css';

interface LargeAmountProps {
  /** Decimal text in major units. */
  readonly value: string;
  readonly currency: string;
}

/** A figure in the size of its surroundings; one of so many digits that it would not fit takes a smaller one. */
export function LargeAmount({ value, currency }: LargeAmountProps) {
  const { locale } = useI18n('portal');
  const { length } = formatDecimalMoney(value, currency, locale);
  return (
    <span className="large-amount" style={{ '--amount-length': length } as CSSProperties}>
      <Amount value={value} currency={currency} />
    </span>
  );
}

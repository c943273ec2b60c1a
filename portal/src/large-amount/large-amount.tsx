import { formatDecimalMoney } from '@quittance/sdk/money';
import { Amount, useI18n } from '@quittance/widgets/kit';
import type { CSSProperties } from 'react';
import './large-amount.css';

/** Figures of more characters than this are too many for a narrow place. */
const SHORT_CHARACTERS = 14;

/** `$154.4B`: to the tenth of a million, a billion. */
const formatShort = (value: string, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }).format(
    value as Intl.StringNumericLiteral,
  );

/** In characters as wide as figures: a point, a comma or a space takes half of one. */
const ofLength = (text: string) =>
  ({ '--amount-length': (text.length + text.replace(/[.,\s]/g, '').length) / 2 }) as CSSProperties;

interface LargeAmountProps {
  /** Decimal text in major units. */
  readonly value: string;
  readonly currency: string;
  /** Before the figure, such as a sign that it is about right. */
  readonly prefix?: string;
}

/**
 * A figure in the size of its surroundings. One of so many digits that it would not fit takes a smaller one, and is
 * rounded where the place is narrow too.
 */
export function LargeAmount({ value, currency, prefix = '' }: LargeAmountProps) {
  const { locale } = useI18n('portal');
  const full = prefix + formatDecimalMoney(value, currency, locale);
  const short = full.length > SHORT_CHARACTERS && prefix + formatShort(value, currency, locale);
  return (
    <span className="large-amount" style={ofLength(full)} title={short ? full : undefined}>
      {short && (
        <span className="large-amount__short" style={ofLength(short)} aria-hidden="true">
          {short}
        </span>
      )}
      <span className="large-amount__full">
        {prefix}
        <Amount value={value} currency={currency} />
      </span>
    </span>
  );
}

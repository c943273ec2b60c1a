import { formatDecimalMoney } from '@quittance/sdk/money';
import { Amount, useLocale } from '@quittance/widgets/kit';
import type { CSSProperties } from 'react';
import './large-amount.css';

/** Longer figures don't fit into a narrow container. */
const SHORT_CHARACTERS = 14;

/** Formats as `$154.4B`, with one decimal of a million or a billion. */
const formatShort = (value: string, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }).format(
    value as Intl.StringNumericLiteral,
  );

/** Returns the width in figures: a point, a comma or a space counts as half a figure. */
const ofLength = (text: string) =>
  ({ '--amount-length': (text.length + text.replace(/[.,\s]/g, '').length) / 2 }) as CSSProperties;

interface LargeAmountProps {
  /** Decimal text in major units. */
  readonly value: string;
  readonly currency: string;
  /** Shown before the figure, such as a sign for "about". */
  readonly prefix?: string;
}

/**
 * A figure in the text size of its surroundings. A figure with too many digits gets a smaller size, and is rounded if
 * the container is narrow too.
 */
export function LargeAmount({ value, currency, prefix = '' }: LargeAmountProps) {
  const locale = useLocale();
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

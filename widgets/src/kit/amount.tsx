import { formatDecimalMoney } from '@quittance/sdk/money';
import { formatBusinessDate } from '@quittance/sdk/time';
import { classNames } from './class-names.ts';
import { useI18n } from './i18n.tsx';

interface AmountProps {
  /** Decimal string in major units, as the client answers it. */
  readonly value: string;
  readonly currency: string;
  readonly className?: string | undefined;
}

/** Money by the active locale, in figures of equal width, never broken over two lines. */
export function Amount({ value, currency, className }: AmountProps) {
  const { locale } = useI18n('kit');
  return <span className={classNames('q-amount', className)}>{formatDecimalMoney(value, currency, locale)}</span>;
}

interface BusinessDateProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `long` (default) 'DD MMM, YYYY', `picker` 'DD MMM YYYY'. */
  readonly format?: 'long' | 'picker' | undefined;
}

export function BusinessDate({ date, format = 'long' }: BusinessDateProps) {
  const { locale } = useI18n('kit');
  return (
    <time className="q-numeric" dateTime={date}>
      {formatBusinessDate(date, locale, format)}
    </time>
  );
}

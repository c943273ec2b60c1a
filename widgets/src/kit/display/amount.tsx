import { formatDecimalMoney } from '@quittance/sdk/money';
import { formatBusinessDate, formatCalendarDate } from '@quittance/sdk/time';
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

interface DateProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** The date of an invoice or a payment in the active locale: `05 Mar, 2026`. */
export const BusinessDate = ({ date }: DateProps) => <FormattedDate date={date} format={formatBusinessDate} />;

/** Any other date in the active locale: `05 Mar 2026`. */
export const CalendarDate = ({ date }: DateProps) => <FormattedDate date={date} format={formatCalendarDate} />;

function FormattedDate({ date, format }: DateProps & { readonly format: typeof formatBusinessDate }) {
  const { locale } = useI18n('kit');
  return (
    <time className="q-numeric" dateTime={date}>
      {format(date, locale)}
    </time>
  );
}

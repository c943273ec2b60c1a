import type { formatBusinessDate } from '@quittance/sdk/time';
import { useLocale } from '../base/i18n.tsx';

export interface DateProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

export function FormattedDate({ date, format }: DateProps & { readonly format: typeof formatBusinessDate }) {
  const locale = useLocale();
  return (
    <time className="q-numeric" dateTime={date}>
      {format(date, locale)}
    </time>
  );
}

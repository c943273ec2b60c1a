import { formatCalendarDate } from '@quittance/sdk/time';
import { type DateProps, FormattedDate } from '../business-date/formatted-date.tsx';

/** Any other date in the active locale: `05 Mar 2026`. */
export const CalendarDate = ({ date }: DateProps) => <FormattedDate date={date} format={formatCalendarDate} />;

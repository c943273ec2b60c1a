import { formatBusinessDate } from '@quittance/sdk/time';
import { type DateProps, FormattedDate } from './formatted-date.tsx';

/** The date of an invoice or a payment in the active locale: `05 Mar, 2026`. */
export const BusinessDate = ({ date }: DateProps) => <FormattedDate date={date} format={formatBusinessDate} />;

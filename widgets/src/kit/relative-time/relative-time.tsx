import { formatBusinessInstant } from '@quittance/sdk/time';
import { useEffect, useReducer } from 'react';
import { useLocale } from '../base/i18n.tsx';
import { formatTimeDistance, timeDistance } from './time-distance.ts';

interface RelativeTimeProps {
  /** ISO 8601 instant, as in answers of calls. */
  readonly instant: string;
}

/** The time since an instant, updated live; its title is the exact time in the business time zone. */
export function RelativeTime({ instant }: RelativeTimeProps) {
  const locale = useLocale();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const date = new Date(instant);
  const distance = timeDistance(date, new Date());
  const { freshForMs } = distance;
  useEffect(() => {
    const timer = setTimeout(renew, freshForMs);
    return () => clearTimeout(timer);
  });
  return (
    <time className="q-numeric" dateTime={instant} title={formatBusinessInstant(date, locale)}>
      {formatTimeDistance(distance, locale)}
    </time>
  );
}

import { businessDateOf, formatBusinessDate, formatBusinessInstant } from '@quittance/sdk/time';

/** Where exchange rates come from, as answers of calls say it. */
export interface Rates {
  readonly source: string;
  /** ISO 8601 instant. */
  readonly asOf: string;
}

/** Sources that name the day of their rates, not the time. */
const dailySources: ReadonlySet<string> = new Set(['ecb']);

/** Returns when rates were published: a date for daily rates, else date and time. */
export function publishedText({ source, asOf }: Rates, locale: string): string {
  const published = new Date(asOf);
  return dailySources.has(source)
    ? formatBusinessDate(businessDateOf(published), locale)
    : formatBusinessInstant(published, locale);
}

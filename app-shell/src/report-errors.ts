import { type Client, reportError } from '@quittance/sdk/client';
import { ScreenLoadError } from './load-screen.ts';

/** Takes out what may be about a person or their money: addresses, ids, figures, and whatever stands behind a `?`. */
export const scrub = (text: string): string =>
  text
    .replace(/[^\s@"'(]+@[^\s@"')]+/g, '[e-mail]')
    .replace(/\b[a-z]{2,6}_[0-9a-z]{16,}\b/gi, '[id]')
    .replace(/\?[^\s:)]*/g, '')
    .replace(/\d{5,}/g, '[digits]');

interface ReportOptions {
  readonly client: Client;
  readonly version: string;
  /** Pattern of the route in sight, never its address. */
  readonly page: () => string;
  /** Tells the person that something broke. */
  readonly onError: () => void;
}

/** The same fault in a loop is one fault. */
const MAX_REPORTS = 10;

/**
 * Hears of errors that nobody caught, tells the person in general words, and posts a scrubbed report. The error itself
 * goes on to the console.
 */
export function reportErrors({ client, version, page, onError }: ReportOptions): void {
  let reported = 0;
  const report = (error: unknown): void => {
    // Neither a request that was given up nor a broken connection is a fault of ours.
    if (error instanceof ScreenLoadError || (error instanceof DOMException && error.name === 'AbortError')) return;
    onError();
    if (++reported > MAX_REPORTS) return;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const body = {
      message: scrub(message).slice(0, 2000),
      ...(stack && { stack: scrub(stack).slice(0, 20_000) }),
      page: page(),
      version,
    };
    // Nobody can be told that telling failed.
    client.request(reportError, { body }).catch(() => undefined);
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}

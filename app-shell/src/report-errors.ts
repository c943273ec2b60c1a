import { type Client, reportError } from '@quittance/sdk/client';
import { ScreenLoadError } from './load-screen.ts';

/** Removes data about people and their money: addresses, ids, figures, and everything after a `?`, or in a fragment with values. */
export const scrub = (text: string): string =>
  text
    .replace(/[^\s@"'(]+@[^\s@"')]+/g, '[e-mail]')
    .replace(/\b[a-z]{2,6}_[0-9a-z]{16,}\b/gi, '[id]')
    .replace(/(?:\?|#(?=[\w-]+=))[^\s:)]*/g, '')
    .replace(/\d{5,}/g, '[digits]');

interface ReportOptions {
  readonly client: Client;
  readonly version: string;
  /** Returns the pattern of the current route, not its address. */
  readonly page: () => string;
  /** Shows the person a general message. */
  readonly onError: () => void;
}

/** Limit per page, since a fault in a loop is one fault. */
const MAX_REPORTS = 10;

/**
 * Listens for uncaught errors, shows a general message, and posts a scrubbed report. The error is also logged to the
 * console.
 */
export function reportErrors({ client, version, page, onError }: ReportOptions): void {
  let reported = 0;
  const report = (error: unknown): void => {
    // Aborted requests and broken connections are no faults of ours.
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
    // A failed report can't be reported.
    client.request(reportError, { body }).catch(() => undefined);
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}

/** A message of the bank window to the page that opened it. */
export type BankWindowEvent =
  | { readonly event: 'ready' }
  | { readonly event: 'success'; readonly userId: string }
  | { readonly event: 'error' }
  | { readonly event: 'close' };

interface ReceivedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface ExpectedSender {
  readonly origin: string;
  readonly window: unknown;
}

const MESSAGE_TYPE = 'quittance-bank-link';

/**
 * Reads a message of the window that we opened; null for others. Any frame of the page may post messages, so origin and
 * sender are checked before the content.
 */
export function readBankWindowMessage(message: ReceivedMessage, expected: ExpectedSender): BankWindowEvent | null {
  if (message.origin !== expected.origin || message.source !== expected.window) return null;
  const { type, event, userId } = (message.data ?? {}) as { type?: unknown; event?: unknown; userId?: unknown };
  if (type !== MESSAGE_TYPE) return null;
  if (event === 'success') return typeof userId === 'string' && userId !== '' ? { event, userId } : { event: 'error' };
  return event === 'ready' || event === 'error' || event === 'close' ? { event } : null;
}

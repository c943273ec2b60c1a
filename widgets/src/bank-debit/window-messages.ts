/** What the bank window tells the page that opened it. */
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
 * Reads a message if it comes from the window that we opened, and is null otherwise. Any frame of the page may post
 * here, so origin and sender are both checked before a byte of the message is believed.
 */
export function readBankWindowMessage(message: ReceivedMessage, expected: ExpectedSender): BankWindowEvent | null {
  if (message.origin !== expected.origin || message.source !== expected.window) return null;
  const { type, event, userId } = (message.data ?? {}) as { type?: unknown; event?: unknown; userId?: unknown };
  if (type !== MESSAGE_TYPE) return null;
  if (event === 'success') return typeof userId === 'string' && userId !== '' ? { event, userId } : { event: 'error' };
  return event === 'ready' || event === 'error' || event === 'close' ? { event } : null;
}

/** The address of the frame: it learns which origin it may answer to, and which language to speak. */
export function bankWindowAddress(windowUrl: string, { origin, locale }: { origin: string; locale: string }): string {
  const address = new URL(windowUrl);
  address.searchParams.set('origin', origin);
  address.searchParams.set('locale', locale);
  return address.href;
}

/** A message of the card fields to the page that opened them. */
export type CardFieldsEvent =
  | { readonly event: 'ready' }
  /** Enter was pressed in a field. */
  | { readonly event: 'enter' }
  /** The fields show what is wrong. */
  | { readonly event: 'refused' }
  | { readonly event: 'error' }
  /** In CSS pixels. */
  | { readonly event: 'height'; readonly height: number }
  | { readonly event: 'token'; readonly token: string };

interface ReceivedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

interface ExpectedSender {
  readonly origin: string;
  readonly window: unknown;
}

const MESSAGE_TYPE = 'quittance-card';
/** A frame that asks for more would cover the page. */
const MAX_HEIGHT = 1_200;

/** Asks the fields for a token. They answer with `token`, `refused` or `error`. */
export const submitCommand = { type: MESSAGE_TYPE, command: 'submit' } as const;

/**
 * Reads a message of the fields that we opened; null for others. Any frame of the page may post messages, so origin and
 * sender are checked before the content.
 */
export function readCardMessage(message: ReceivedMessage, expected: ExpectedSender): CardFieldsEvent | null {
  if (message.origin !== expected.origin || message.source !== expected.window) return null;
  const { type, event, height, token } = (message.data ?? {}) as Readonly<Record<string, unknown>>;
  if (type !== MESSAGE_TYPE) return null;
  switch (event) {
    case 'ready':
    case 'enter':
    case 'refused':
    case 'error':
      return { event };
    case 'height':
      return typeof height === 'number' && height > 0 ? { event, height: Math.min(height, MAX_HEIGHT) } : null;
    case 'token':
      return typeof token === 'string' && token !== '' ? { event, token } : { event: 'error' };
    default:
      return null;
  }
}

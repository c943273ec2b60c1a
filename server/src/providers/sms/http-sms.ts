import type { SmsSettings } from '../../config/index.ts';
import { DeliveryError, type SmsPort } from '../../notifications/index.ts';

export interface HttpSmsOptions {
  /** Address to which the provider posts delivery receipts. */
  readonly receiptUrl: string;
  /** Time for one message, in milliseconds: less than the outbox reserves it for. */
  readonly deadlineMs?: number;
}

/** Answers that a later attempt may change: busy, too many requests, or a token that we must correct. */
const temporary: ReadonlySet<number> = new Set([401, 402, 403, 407, 408, 409, 421, 425, 429]);

const isFinal = (status: number): boolean => status >= 400 && status < 500 && !temporary.has(status);

/**
 * Sends text messages by posting them as JSON to one address; docs/operations.md describes the exchange. The provider
 * must take a repeated `Idempotency-Key` once.
 */
export const httpSms = ({ url, token }: SmsSettings, { receiptUrl, deadlineMs = 20_000 }: HttpSmsOptions): SmsPort => ({
  async send({ idempotencyKey, to, from, text }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify({ reference: idempotencyKey, to, from, text, receiptUrl }),
      // A redirect would repeat the message and the token at another address.
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    }).catch((error: unknown) => {
      throw new DeliveryError(`no answer (${nameOf(error)})`, { isFinal: false });
    });
    // The answer isn't read: it may quote the message.
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`, { isFinal: isFinal(response.status) });
  },
});

/** Name of a failure, such as ECONNREFUSED or TimeoutError. */
function nameOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'Error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

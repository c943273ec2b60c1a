import { coins } from '@quittance/sdk/rules';
import * as z from 'zod';
import { Refusal, signWebhook, verifyWebhook } from '../../kernel/index.ts';
import type { ChainEvent, ChainWebhook } from './chain.ts';

const postedEvent = z.object({
  eventId: z.string().min(1).max(200),
  sequence: z.number().int().min(0),
  occurredAt: z.iso.datetime({ offset: true }),
  transactionId: z.string().min(1).max(100),
  coin: z.enum(coins),
  address: z.string().min(1).max(100),
  amountMinor: z.string().regex(/^[1-9]\d{0,37}$/),
  confirmations: z.number().int().min(0),
  isDropped: z.boolean(),
});

/** Writes an event as the sandbox posts it. */
export const writeChainWebhook = (event: ChainEvent): string =>
  JSON.stringify({ ...event, amountMinor: String(event.amountMinor), occurredAt: event.occurredAt.toISOString() });

/** Returns the headers by which a posted event is signed. */
export function signedChainHeaders(key: Buffer, { id, body }: { readonly id: string; readonly body: string }) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(key, { id, timestamp }, body),
  };
}

/** Reads a posted event. @throws UnauthenticatedError unless the key signed it, MalformedRequestError */
export function readChainWebhook(key: Buffer, { body, ...headers }: ChainWebhook): ChainEvent {
  verifyWebhook(key, headers, body);
  const result = postedEvent.safeParse(parseJson(body));
  if (!result.success) throw new Refusal('MalformedRequestError', 'This is no event of a transaction.');
  const { occurredAt, amountMinor, ...event } = result.data;
  return { ...event, amountMinor: BigInt(amountMinor), occurredAt: new Date(occurredAt) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

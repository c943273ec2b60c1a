import * as z from 'zod';
import { Refusal, signWebhook, verifyWebhook } from '../../kernel/index.ts';
import type { CardEvent, CardWebhook } from './card-processor.ts';

const common = {
  eventId: z.string().min(1).max(200),
  occurredAt: z.iso.datetime({ offset: true }),
  reference: z.string().max(100),
};
const fee = z.string().regex(/^\d{1,38}$/);
const code = z.string().max(100);

const postedEvent = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.enum(['authorized', 'captured', 'voided', 'refunded', 'dispute-won', 'dispute-lost']),
  }),
  z.object({ ...common, kind: z.literal('declined'), code }),
  z.object({ ...common, kind: z.literal('paid-out'), feeMinor: fee }),
  z.object({ ...common, kind: z.literal('dispute-opened'), code, feeMinor: fee }),
]);

/** Writes an event as the sandbox posts it. */
export const writeWebhook = (event: CardEvent): string =>
  JSON.stringify({
    ...event,
    occurredAt: event.occurredAt.toISOString(),
    ...('feeMinor' in event && { feeMinor: String(event.feeMinor) }),
  });

/** Returns the headers by which a posted event is signed. */
export function signedHeaders(key: Buffer, { id, body }: { readonly id: string; readonly body: string }) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(key, { id, timestamp }, body),
  };
}

/** Reads a posted event. @throws UnauthenticatedError unless the key signed it, MalformedRequestError */
export function readWebhook(key: Buffer, { body, ...headers }: CardWebhook): CardEvent {
  verifyWebhook(key, headers, body);
  const result = postedEvent.safeParse(parseJson(body));
  if (!result.success) throw new Refusal('MalformedRequestError', 'This is no event of a charge.');
  const { occurredAt, ...event } = result.data;
  const at = new Date(occurredAt);
  return 'feeMinor' in event
    ? { ...event, feeMinor: BigInt(event.feeMinor), occurredAt: at }
    : { ...event, occurredAt: at };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

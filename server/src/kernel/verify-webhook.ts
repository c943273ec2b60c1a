import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** What a signed request says of itself, by the Standard Webhooks specification. */
export interface WebhookHeaders {
  /** `webhook-id`: identifies the event, the same in each attempt. */
  readonly id: string | undefined;
  /** `webhook-timestamp`: seconds since 1970. */
  readonly timestamp: string | undefined;
  /** `webhook-signature`: `v1,<base64>`, one or several separated by spaces. */
  readonly signature: string | undefined;
}

/** How far the sender's clock may differ from ours, and how old a request may be. */
const toleranceSeconds = 5 * 60;

/**
 * Checks that a request was signed with the key, a few minutes ago at most.
 * @param body as received, byte for byte
 * @returns the id of its event
 * @throws UnauthenticatedError
 */
export function verifyWebhook(
  key: Buffer,
  { id, timestamp, signature }: WebhookHeaders,
  body: string | Uint8Array,
): string {
  if (!id || id.length > 200 || !timestamp || !signature) throw refused('The signature is missing.');
  if (!/^\d{1,12}$/.test(timestamp)) throw refused('The time stamp is not valid.');
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (ageSeconds > toleranceSeconds) throw refused('The time stamp is too old, or in the future.');
  const expected = digestOf(key, { id, timestamp }, body);
  if (!signaturesOf(signature).some((given) => isEqual(given, expected))) throw refused('The signature is wrong.');
  return id;
}

/** Signs a request as `verifyWebhook` checks it. @returns the value of `webhook-signature` */
export const signWebhook = (
  key: Buffer,
  event: { readonly id: string; readonly timestamp: string },
  body: string,
): string => `v1,${digestOf(key, event, body).toString('base64')}`;

const digestOf = (
  key: Buffer,
  { id, timestamp }: { readonly id: string; readonly timestamp: string },
  body: string | Uint8Array,
): Buffer => createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();

const refused = (message: string) => new Refusal('UnauthenticatedError', message);

const signaturesOf = (header: string): readonly Buffer[] =>
  header
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice('v1,'.length), 'base64'));

const isEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

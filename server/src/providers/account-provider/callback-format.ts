import { createHmac } from 'node:crypto';
import { providerAnswers } from '@quittance/sdk/rules';
import * as z from 'zod';
import type { Config } from '../../config/index.ts';
import { Refusal, signWebhook, verifyWebhook } from '../../kernel/index.ts';
import type { AccountCallback, ReceivedAccountCallback } from './account-provider.ts';

/** The key that the sandbox's provider and we share. */
export const accountCallbackKey = ({ dataKey }: Pick<Config, 'dataKey'>): Buffer =>
  createHmac('sha256', dataKey).update('sandbox account provider callbacks').digest();

const posted = z.object({
  reference: z.string().max(100),
  sending: z.int().min(1),
  status: z.enum(providerAnswers),
  at: z.iso.datetime({ offset: true }),
  providerReference: z.string().max(100),
  reason: z.string().max(1000).optional(),
});

/** Writes a callback with its signature, as the sandbox posts it. */
export function writeCallback(key: Buffer, callback: AccountCallback) {
  const body = JSON.stringify({ ...callback, at: callback.at.toISOString() });
  const event = {
    id: `${callback.reference}.${callback.sending}.${callback.status}`,
    timestamp: String(Math.floor(Date.now() / 1000)),
  };
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': event.timestamp,
      'webhook-signature': signWebhook(key, event, body),
    },
  };
}

/** Reads a callback. @throws UnauthenticatedError unless the key signed it, MalformedRequestError */
export function readCallback(key: Buffer, { header, body }: ReceivedAccountCallback): AccountCallback {
  verifyWebhook(
    key,
    { id: header('webhook-id'), timestamp: header('webhook-timestamp'), signature: header('webhook-signature') },
    body,
  );
  const read = posted.safeParse(parseJson(body));
  if (!read.success) throw new Refusal('MalformedRequestError', 'The callback is not complete.');
  return { ...read.data, at: new Date(read.data.at) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

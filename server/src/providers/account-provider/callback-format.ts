import { createHmac } from 'node:crypto';
import { providerAnswers } from '@quittance/sdk/rules';
import * as z from 'zod';
import type { Config } from '../../config/index.ts';
import { Refusal, verifyWebhook } from '../../kernel/index.ts';
import { type ReceivedCallback, signedCallback } from '../callbacks/index.ts';
import type { AccountCallback } from './account-provider.ts';

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
  faults: z
    .array(
      z.object({ code: z.string().max(100), message: z.string().max(1000), field: z.string().max(200).optional() }),
    )
    .max(50)
    .optional(),
});

/** Returns a callback as the sandbox signs and posts it. */
export const sandboxCallback = (key: Buffer, callback: AccountCallback) => ({
  key,
  eventId: `${callback.reference}.${callback.sending}.${callback.status}`,
  content: { ...callback, at: callback.at.toISOString() },
});

/** Writes a callback with its signature. */
export const writeCallback = (key: Buffer, callback: AccountCallback) => signedCallback(sandboxCallback(key, callback));

/** Reads a callback. @throws UnauthenticatedError unless the key signed it, MalformedRequestError */
export function readCallback(key: Buffer, { header, body }: ReceivedCallback): AccountCallback {
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

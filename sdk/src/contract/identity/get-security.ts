import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { id, instant } from '../kernel/wire.ts';
import { authenticatorState, linkedIdentity, passkeyId } from './shapes.ts';

export const sessionId = id('ses');
export const deviceId = id('dev');

const place = {
  browser: z.string().nullable().describe('Such as Firefox; null if unknown.'),
  system: z.string().nullable().describe('Such as Windows; null if unknown.'),
  network: z.string().describe('Address, of IPv6 the block of one subscriber.'),
  isCurrent: z.boolean(),
};

export const getSecurity = defineCall({
  method: 'GET',
  path: '/me/security',
  summary: 'How the signed-in person signs in: authenticator app, passkeys, open sessions and remembered devices.',
  origin: 'ours',
  access: everyCustomer,
  output: z.object({
    ...authenticatorState.shape,
    hasPassword: z.boolean().describe('False until a person who signed up with a provider has set one.'),
    identities: z.array(linkedIdentity).describe('Connected Google and LinkedIn accounts.'),
    passkeys: z.array(z.object({ passkeyId, name: z.string(), createdAt: instant, usedAt: instant.nullable() })),
    sessions: z.array(z.object({ sessionId, ...place, createdAt: instant, seenAt: instant })),
    devices: z
      .array(z.object({ deviceId, ...place, createdAt: instant, expiresAt: instant }))
      .describe('Devices that sign in without a code.'),
  }),
  errors: [],
});

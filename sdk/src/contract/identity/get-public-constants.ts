import * as z from 'zod';
import { supportChatFacts } from '../../rules/support-chat.ts';
import { anyone, defineCall } from '../kernel/call.ts';
import { identityProvider } from './shapes.ts';

/** Public facts of an installation. */
export const publicConstants = z.object({
  brandName: z.string(),
  supportEmail: z.string(),
  isSandbox: z.boolean(),
  plusAddressesOnlyAt: z
    .string()
    .optional()
    .describe('The only domain whose addresses may have a plus sign when they are new; absent: every domain’s may.'),
  businessDate: z.iso.date().describe('Today in America/New_York on the business clock.'),
  identityProviders: z.array(identityProvider).describe('Providers that people may sign in with, besides a password.'),
  idleWarningMinutes: z.number().int(),
  acceptsCrypto: z.boolean().describe('Whether a wallet is configured: only then can sellers accept coins.'),
  acceptsCards: z.boolean().describe('Whether a card processor is configured: only then can sellers accept cards.'),
  supportChat: z
    .object({ shares: z.array(z.enum(supportChatFacts)).describe('What the chat gets to know of the person.') })
    .optional()
    .describe('Present where a chat with support is configured.'),
});

export const getPublicConstants = defineCall({
  method: 'GET',
  path: '/constants',
  summary: 'The installation’s public settings, for signed-out pages and widgets.',
  origin: 'ours',
  access: anyone,
  anyOrigin: true,
  onBackOffice: true,
  output: publicConstants,
  errors: [],
});

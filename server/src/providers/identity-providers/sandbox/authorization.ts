import { createHash } from 'node:crypto';
import type { IdentityProvider } from '@quittance/sdk/contract';
import { checkEmail, normalizeEmail } from '@quittance/sdk/validation';
import * as z from 'zod';
import { type SandboxParts, sandboxClient } from './sandbox-client.ts';

const short = z.string().max(500);

/** Parameters of the page to which the browser comes. */
export const authorizationFields = z.object({
  client_id: short,
  redirect_uri: short,
  response_type: short,
  state: short.default(''),
  nonce: short.default(''),
  code_challenge: short.default(''),
});
export type AuthorizationFields = z.output<typeof authorizationFields>;

const responseTypes = { google: 'id_token', linkedin: 'code' } as const;

/** Whether this is a request of ours: a provider sends nobody to an address that is not registered. */
export function isRegistered(
  parts: SandboxParts,
  provider: IdentityProvider,
  { client_id, redirect_uri, response_type }: AuthorizationFields,
): boolean {
  const { clientId, redirectUri } = sandboxClient(parts, provider);
  return client_id === clientId && redirect_uri === redirectUri && response_type === responseTypes[provider];
}

/** The person that was chosen or typed. */
export const chosenFields = z.object({
  email: z
    .string()
    .refine((text) => checkEmail(text) === null)
    .transform(normalizeEmail),
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  isUnverified: z.string().optional(),
});
export type Chosen = z.output<typeof chosenFields>;

/** Always the same for one address, as if it were an account with the provider. */
const subjectOf = (provider: IdentityProvider, email: string): string =>
  BigInt(`0x${createHash('sha256').update(`${provider} ${email}`).digest('hex').slice(0, 16)}`).toString();

/** Claims in the form of the provider: LinkedIn writes `email_verified` as text and knows no nonce. */
export function claimsOf(provider: IdentityProvider, chosen: Chosen, nonce: string): Record<string, string | boolean> {
  const isVerified = chosen.isUnverified === undefined;
  return {
    sub: subjectOf(provider, chosen.email),
    email: chosen.email,
    email_verified: provider === 'google' ? isVerified : String(isVerified),
    given_name: chosen.firstName,
    family_name: chosen.lastName,
    name: `${chosen.firstName} ${chosen.lastName}`,
    ...(provider === 'google' && { nonce }),
  };
}

import type { IdentityProvider } from '@quittance/sdk/contract';
import { checkEmail, normalizeEmail } from '@quittance/sdk/validation';
import * as z from 'zod';
import { IdentityRefusedError, type ProvenIdentity } from './identity-providers.ts';

const optionalText = z.string().optional().catch(undefined);

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: optionalText,
  // LinkedIn writes it as text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .catch(undefined),
  given_name: optionalText,
  family_name: optionalText,
});

const maxNameCharacters = 100;

/** Names are shown and prefilled, so they get the form in which people type them. */
const nameOf = (text = ''): string =>
  [...text.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, maxNameCharacters).join('').trim();

const emailOf = (text = ''): string => (checkEmail(text) === null ? normalizeEmail(text) : '');

/** Reads the claims of a checked ID token. @throws IdentityRefusedError without a subject */
export function identityOf(provider: IdentityProvider, token: unknown): ProvenIdentity {
  const read = claims.safeParse(token);
  if (!read.success) throw new IdentityRefusedError('claims');
  const { sub: subject, email_verified: isVerified, given_name: firstName, family_name: lastName } = read.data;
  const email = emailOf(read.data.email);
  return {
    provider,
    subject,
    email,
    isEmailVerified: email !== '' && (isVerified === true || isVerified === 'true'),
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
  };
}

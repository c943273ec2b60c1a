import type { Config } from '../../config/index.ts';
import { googleIdentities } from './google.ts';
import { type IdentityProviders, returnPath } from './identity-providers.ts';
import { linkedInIdentities } from './linkedin.ts';

const issuers = { google: 'https://accounts.google.com', linkedin: 'https://www.linkedin.com/oauth' } as const;

/** The providers that are configured. */
export function configuredIdentities({ publicUrl, google, linkedIn }: Config): IdentityProviders {
  return {
    ...(google && {
      google: googleIdentities({
        ...google,
        provider: 'google',
        issuer: issuers.google,
        redirectUri: publicUrl + returnPath('google'),
      }),
    }),
    ...(linkedIn && {
      linkedin: linkedInIdentities({
        ...linkedIn,
        provider: 'linkedin',
        issuer: issuers.linkedin,
        redirectUri: publicUrl + returnPath('linkedin'),
      }),
    }),
  };
}

export {
  type AuthorizationAnswer,
  type AuthorizationRequest,
  type IdentityProviders,
  IdentityRefusedError,
  type ProvenIdentity,
  ProviderAwayError,
} from './identity-providers.ts';
export { sandboxIdentities, sandboxIdentityRoutes } from './sandbox/index.ts';

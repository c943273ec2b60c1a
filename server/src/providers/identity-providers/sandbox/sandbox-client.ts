import type { IdentityProvider } from '@quittance/sdk/contract';
import type { Config } from '../../../config/index.ts';
import type { Connection } from '../../../db/index.ts';
import { returnPath } from '../identity-providers.ts';

/** What the sandbox's providers work with. */
export interface SandboxParts {
  readonly config: Config;
  readonly db: Connection;
}

/** Paths of the sandbox's providers, separate like other companies' sites. */
export const sandboxPath = (provider: IdentityProvider): string => `/sandbox/identity/${provider}`;

export const issuerOf = ({ config }: Pick<SandboxParts, 'config'>, provider: IdentityProvider): string =>
  config.publicUrl + sandboxPath(provider);

/** Our registration with a provider of the sandbox. The secret protects nothing. */
export const sandboxClient = ({ config }: Pick<SandboxParts, 'config'>, provider: IdentityProvider) => ({
  clientId: `sandbox-${provider}`,
  clientSecret: 'sandbox',
  redirectUri: config.publicUrl + returnPath(provider),
});

import { z } from 'zod';

/** Our registration with Google. */
export interface GoogleSettings {
  readonly clientId: string;
}

/** Our registration with LinkedIn. */
export interface LinkedInSettings {
  readonly clientId: string;
  readonly clientSecret: string;
}

export const identitySettings = {
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of your Google project, whose authorized redirect URI is PUBLIC_URL/auth/google. Unset: no sign-in with Google in production mode.',
    ),
  LINKEDIN_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of your LinkedIn app with “Sign In with LinkedIn using OpenID Connect”, whose redirect URL is PUBLIC_URL/auth/linkedin. Unset: no sign-in with LinkedIn in production mode.',
    ),
  LINKEDIN_CLIENT_SECRET: z.string().optional().describe('Client secret of the LinkedIn app.'),
};

const given = z.object(identitySettings);
type IdentitySettings = z.infer<typeof given>;

/** Reports a client id without its secret, or a secret without its id. */
export function checkIdentitySettings(
  settings: IdentitySettings,
  report: (name: keyof IdentitySettings, message: string) => void,
): void {
  const { LINKEDIN_CLIENT_ID: id, LINKEDIN_CLIENT_SECRET: secret } = settings;
  if (id && !secret) report('LINKEDIN_CLIENT_SECRET', 'Needed together with LINKEDIN_CLIENT_ID.');
  if (secret && !id) report('LINKEDIN_CLIENT_ID', 'Needed together with LINKEDIN_CLIENT_SECRET.');
}

export const googleOf = ({ GOOGLE_CLIENT_ID: clientId }: IdentitySettings): GoogleSettings | undefined =>
  clientId ? { clientId } : undefined;

export function linkedInOf(settings: IdentitySettings): LinkedInSettings | undefined {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = settings;
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

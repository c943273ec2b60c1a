import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { authorizationUrl, identityProvider } from './shapes.ts';

export const startProviderSignIn = defineCall({
  method: 'POST',
  path: '/sessions/providers/{provider}',
  summary: 'Begins to sign in or up with Google or LinkedIn. Sets a cookie that binds the answer to this browser.',
  origin: 'ours',
  access: anyone,
  isGuarded: true,
  params: z.object({ provider: identityProvider }),
  output: authorizationUrl,
  errors: ['NotFoundError', 'IdentityProviderUnavailableError'],
});

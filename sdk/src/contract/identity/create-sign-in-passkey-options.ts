import { anyone, defineCall } from '../kernel/call.ts';
import { passkeyOptions } from './shapes.ts';

export const createSignInPasskeyOptions = defineCall({
  method: 'POST',
  path: '/sessions/passkey-options',
  summary: 'Options for the browser to confirm a sign-in with a passkey. They name no person and no passkey.',
  origin: 'ours',
  access: anyone,
  isGuarded: true,
  output: passkeyOptions,
  errors: [],
});

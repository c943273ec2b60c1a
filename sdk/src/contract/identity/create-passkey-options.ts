import { defineCall, everyCustomer } from '../kernel/call.ts';
import { passkeyOptions } from './shapes.ts';

export const createPasskeyOptions = defineCall({
  method: 'POST',
  path: '/me/passkeys/options',
  summary: 'Options for the browser to create a passkey with.',
  origin: 'ours',
  access: everyCustomer,
  isGuarded: true,
  output: passkeyOptions,
  errors: [],
});

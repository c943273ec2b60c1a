import { anyone, defineCall } from '../kernel/call.ts';
import { sentVerification, signUpFields } from './shapes.ts';

export const setCredentials = defineCall({
  method: 'POST',
  path: '/signups/set-credentials',
  summary: 'Signs a person up and mails the link that verifies their e-mail. They can sign in once it is verified.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: signUpFields,
  output: sentVerification,
  errors: ['EmailInUseError'],
});

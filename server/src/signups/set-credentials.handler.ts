import { prepared } from '../kernel/index.ts';
import { type PreparedSignUp, prepareSignUp } from './prepare-sign-up.ts';
import { registerSignUp } from './register-sign-up.ts';

export const handler = prepared<'setCredentials', PreparedSignUp>({
  prepare: (context, { body }) => prepareSignUp(context, body),
  run: (context, _, signUp) => registerSignUp(context, signUp),
});

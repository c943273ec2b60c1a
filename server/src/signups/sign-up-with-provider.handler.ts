import { prepared } from '../kernel/index.ts';
import { type PreparedProviderSignUp, prepareProviderSignUp, signUpWithProvider } from './sign-up-with-provider.ts';

export const handler = prepared<'signUpWithProvider', PreparedProviderSignUp>({
  prepare: (context, { body }) => prepareProviderSignUp(context, body),
  run: (context, _, signUp) => signUpWithProvider(context, signUp),
});

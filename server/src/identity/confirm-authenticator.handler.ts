import { prepared } from '../kernel/index.ts';
import { checkFirstCode, confirmAuthenticator } from './set-up-authenticator.ts';

export const handler = prepared<'confirmAuthenticator', number>({
  prepare: (context, { body }) => checkFirstCode(context, body.code),
  run: async (context, _, step) => ({ recoveryCodes: [...(await confirmAuthenticator(context, step))] }),
});

import { prepared } from '../kernel/index.ts';
import { checkFirstCode, confirmAuthenticator } from './set-up-authenticator.ts';

export const handler = prepared<'confirmStaffAuthenticator', void>({
  prepare: (context, { body }) => checkFirstCode(context, body.code),
  run: async (context, { body }) => ({ recoveryCodes: [...(await confirmAuthenticator(context, body.code))] }),
});

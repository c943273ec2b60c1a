import { prepared } from '../kernel/index.ts';
import { checkSignInCode, confirmSignIn } from './sign-in.ts';

export const handler = prepared<'confirmStaffSession', string | null>({
  prepare: (context) => checkSignInCode(context, 'staff'),
  run: async (context, { body }, challengeId) => {
    const rememberDevice = body.remember2FaChecked;
    await confirmSignIn(context, 'staff', { challengeId, organizationId: null, rememberDevice });
    return { userId: context.actor.userId };
  },
});

import { prepared } from '../kernel/index.ts';
import { confirmSignIn } from './sign-in.ts';
import { checkProof, type SignInProof } from './sign-in-proof.ts';

export const handler = prepared<'confirmStaffSession', SignInProof>({
  prepare: (context) => checkProof(context, 'staff'),
  run: async (context, { body }, proof) => {
    const rememberDevice = body.remember2FaChecked;
    await confirmSignIn(context, 'staff', { proof, organizationId: null, rememberDevice });
    return { userId: context.actor.userId };
  },
});

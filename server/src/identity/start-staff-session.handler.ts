import { cookies, prepared } from '../kernel/index.ts';
import { checkPassword } from './check-password.ts';
import { startSignIn } from './sign-in.ts';
import type { User } from './users.ts';

export const handler = prepared<'startStaffSession', User>({
  prepare: ({ app, ip, requestId, getCookie }, { body: { email, password } }) => {
    const deviceToken = getCookie(cookies.staffDevice);
    return checkPassword(app, { kind: 'staff', email, password, ip, requestId, deviceToken });
  },
  run: async (context, _, user) => {
    const { hasPasskey: _hasPasskey, ...started } = await startSignIn(context, 'staff', user);
    return started;
  },
});

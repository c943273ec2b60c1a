import { prepared } from '../kernel/index.ts';
import { checkPassword } from './check-password.ts';
import { startSignIn } from './sign-in.ts';
import type { User } from './users.ts';

export const handler = prepared<'startStaffSession', User>({
  prepare: ({ app, ip, requestId }, { body }) =>
    checkPassword(app, { kind: 'staff', email: body.email, password: body.password, ip, requestId }),
  run: (context, _, user) => startSignIn(context, 'staff', user),
});

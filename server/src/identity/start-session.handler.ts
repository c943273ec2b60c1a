import { prepared } from '../kernel/index.ts';
import { listMemberships } from '../organizations/index.ts';
import { checkPassword } from './check-password.ts';
import { startSignIn } from './sign-in.ts';
import type { User } from './users.ts';

export const handler = prepared<'startSession', User>({
  prepare: ({ app, ip, requestId }, { body }) =>
    checkPassword(app, { kind: 'customer', email: body.email, password: body.password, ip, requestId }),
  run: async (context, _, user) => {
    const started = await startSignIn(context, 'customer', user);
    const memberships = await listMemberships(context.db, user.id);
    return {
      ...started,
      organizations: memberships.map(({ organizationId, legalName }) => ({ organizationId, legalName })),
    };
  },
});

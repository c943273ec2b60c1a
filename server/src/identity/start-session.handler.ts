import { cookies, prepared } from '../kernel/index.ts';
import { listMemberships } from '../organizations/index.ts';
import { checkPassword } from './check-password.ts';
import { hasPasskey, type ProvenPasskey } from './passkeys.ts';
import { provePasskeyOf } from './prove-passkey.ts';
import { startSignIn } from './sign-in.ts';
import type { User } from './users.ts';

interface Prepared {
  readonly user: User;
  readonly passkey: ProvenPasskey | undefined;
}

export const handler = prepared<'startSession', Prepared>({
  prepare: async (context, { body: { email, password, passkey: used } }) => {
    const { app, ip, requestId } = context;
    const passkey = used && (await provePasskeyOf(context, email, used));
    const deviceToken = context.getCookie(cookies.device);
    const possession = passkey?.passkeyId;
    return {
      user: await checkPassword(app, { kind: 'customer', email, password, ip, requestId, deviceToken, possession }),
      passkey,
    };
  },
  run: async (context, _, { user, passkey }) => {
    const started = await startSignIn(context, 'customer', user, passkey);
    const memberships = await listMemberships(context.db, user.id);
    return {
      ...started,
      hasPasskey: await hasPasskey(context.db, user.id),
      organizations: memberships.map(({ organizationId, legalName }) => ({ organizationId, legalName })),
    };
  },
});

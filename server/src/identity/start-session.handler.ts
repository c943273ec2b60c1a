import type { CallInput, Contract } from '@quittance/sdk/contract';
import { type CallContext, cookies, prepared } from '../kernel/index.ts';
import { listMemberships } from '../organizations/index.ts';
import type { ProvenIdentity } from '../providers/index.ts';
import { checkIdentity } from './check-identity.ts';
import { checkPassword } from './check-password.ts';
import { noteIdentityUse } from './linked-identities.ts';
import type { ProvenPasskey } from './passkeys.ts';
import { providerOfAnswer } from './prove-identity.ts';
import { provePasskeyOf } from './prove-passkey.ts';
import { forgetProvenIdentity } from './proven-identities.ts';
import { recordAct } from './security-changes.ts';
import { startSignIn } from './sign-in.ts';
import type { User } from './users.ts';

interface Prepared {
  readonly user: User;
  readonly passkey?: ProvenPasskey | undefined;
  /** The account of a provider instead of a password. */
  readonly identity?: ProvenIdentity;
}

export const handler = prepared<'startSession', Prepared>({
  prepare: async (context, { body }) => {
    const provider = providerOfAnswer(body);
    return provider === null ? checkByPassword(context, body) : checkIdentity(context, provider, body);
  },
  run: async (context, _, { user, passkey, identity }) => {
    if (identity) {
      await noteIdentityUse(context.db, identity);
      await forgetProvenIdentity(context);
      const owner = { kind: 'customer', userId: user.id } as const;
      await recordAct(context, owner, 'identity.used', { provider: identity.provider });
    }
    const started = await startSignIn(context, 'customer', user, passkey);
    const memberships = await listMemberships(context.db, user.id);
    return {
      ...started,
      email: user.email,
      organizations: memberships.map(({ organizationId, legalName }) => ({ organizationId, legalName })),
    };
  },
});

// The contract requires both where a provider has answered nothing.
async function checkByPassword(
  context: CallContext,
  { email = '', password = '', passkey: used }: CallInput<Contract['startSession']>['body'],
): Promise<Prepared> {
  const { app, ip, requestId } = context;
  const passkey = used && (await provePasskeyOf(context, email, used));
  const deviceToken = context.getCookie(cookies.device);
  const possession = passkey?.passkeyId;
  const attempt = { kind: 'customer', email, password, ip, requestId, deviceToken, possession } as const;
  return { user: await checkPassword(app, attempt), passkey };
}

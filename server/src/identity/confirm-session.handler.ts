import type { Connection } from '../db/index.ts';
import { prepared, refuseField } from '../kernel/index.ts';
import { listMemberships } from '../organizations/index.ts';
import { confirmSignIn } from './sign-in.ts';
import { checkProof, type SignInProof } from './sign-in-proof.ts';

export const handler = prepared<'confirmSession', SignInProof>({
  prepare: (context, { body }) => checkProof(context, 'customer', body.passkey),
  run: async (context, { body }, proof) => {
    const { userId } = context.actor;
    const organizationId = await chooseOrganization(context.db, userId, body.organizationId);
    const rememberDevice = body.remember2FaChecked;
    await confirmSignIn(context, 'customer', { proof, organizationId, rememberDevice });
    return { userId, organizationId };
  },
});

/** Returns the requested organization, by default the one that the person joined first; null if they have none. */
async function chooseOrganization(db: Connection, userId: string, asked: string | undefined): Promise<string | null> {
  const memberships = await listMemberships(db, userId);
  if (asked === undefined) return memberships[0]?.organizationId ?? null;
  if (!memberships.some((membership) => membership.organizationId === asked)) {
    throw refuseField('organizationId', 'You do not belong to this company.');
  }
  return asked;
}

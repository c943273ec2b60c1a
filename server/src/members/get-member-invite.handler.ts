import type { Handler } from '../kernel/index.ts';
import { assertInvitee, readMemberInvite } from './redeem-member-invite.ts';

export const handler: Handler<'getMemberInvite'> = async ({ db, actor }, { query }) => {
  const { email, organizationName, role } = await readMemberInvite(db, query.token);
  assertInvitee({ email }, actor.email);
  return { organizationName, role };
};

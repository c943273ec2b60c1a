import type { CodeQuestion, DescribeSubject, WriteCodeMail } from '../identity/index.ts';
import { type ActorOf, type CallContext, Refusal } from '../kernel/index.ts';
import {
  type AccessChange,
  describeInvitation,
  describeMember,
  describePendingInvite,
} from './describe-access-change.ts';

/** The mails with codes for changes of an organization's people. */
export const memberCodeSubjects = {
  invitee: async ({ context, id }) => accessMail('invite', await describeInvitation(customerOf(context), id)),
  member: async ({ context, call, id }) =>
    accessMail(call.method === 'DELETE' ? 'remove' : 'change', await describeMember(customerOf(context), id)),
  'member-invite': async ({ context, id }) =>
    accessMail('cancel', await describePendingInvite(customerOf(context), id)),
} satisfies Record<string, DescribeSubject>;

const accessMail =
  (action: 'invite' | 'change' | 'remove' | 'cancel', change: AccessChange): WriteCodeMail =>
  (code) => ({ template: 'member-code', data: { code, action, ...change } });

/** Narrows the asker of a code for people: only customers may make these calls. */
function customerOf(context: CodeQuestion['context']): CallContext<ActorOf<'customer'>> {
  const { actor } = context;
  if (actor.kind !== 'customer') throw new Refusal('ForbiddenError', 'Only an owner manages people.');
  return { ...context, actor };
}

import { type CustomerRole, customerRoles, type StaffRole } from '@quittance/sdk/contract';
import type { CodeQuestion, CodeSubjects, WriteCodeMail } from '../identity/index.ts';
import { type ActorOf, type CallContext, Refusal, refuseFormat } from '../kernel/index.ts';
import type { MailData } from '../notifications/index.ts';
import {
  type AccessChange,
  describeInvitation,
  describeMember,
  describePendingInvite,
} from './describe-access-change.ts';

/** The mails with codes for changes of an organization's people. */
export const memberCodeSubjects: CodeSubjects<'invitee' | 'member' | 'member-role' | 'member-invite'> = {
  invitee: async ({ context, values: { inviteeEmail, role } }) =>
    accessMail({
      action: 'invite',
      role: memberRoleOf(role),
      ...(await describeInvitation(customerOf(context), inviteeEmail)),
    }),
  member: async ({ context, values: { memberId } }) =>
    accessMail({ action: 'remove', ...(await describeMember(customerOf(context), memberId)) }),
  'member-role': async ({ context, values: { memberId, role } }) =>
    accessMail({
      action: 'change',
      role: memberRoleOf(role),
      ...(await describeMember(customerOf(context), memberId)),
    }),
  'member-invite': async ({ context, values: { inviteId } }) =>
    accessMail({ action: 'cancel', ...(await describePendingInvite(customerOf(context), inviteId)) }),
};

const accessMail =
  (change: AccessChange & Omit<MailData['member-code'], 'code'>): WriteCodeMail =>
  (code) => ({ template: 'member-code', data: { code, ...change } });

/** Narrows the asker of a code for people: only customers may make these calls. */
function customerOf(context: CodeQuestion['context']): CallContext<ActorOf<'customer'>> {
  const { actor } = context;
  if (actor.kind !== 'customer') throw new Refusal('ForbiddenError', 'Only an owner manages people.');
  return { ...context, actor };
}

/** @throws ValidationError for a role of staff */
function memberRoleOf(role: CustomerRole | StaffRole): CustomerRole {
  const found = customerRoles.find((each) => each === role);
  if (!found) throw refuseFormat('role');
  return found;
}

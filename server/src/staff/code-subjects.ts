import { type CustomerRole, type StaffRole, staffRoles } from '@quittance/sdk/contract';
import type { CodeQuestion, CodeSubjects, WriteCodeMail } from '../identity/index.ts';
import { type ActorOf, type CallContext, Refusal, refuseFormat } from '../kernel/index.ts';
import type { MailData } from '../notifications/index.ts';
import { assertMayEdit } from './may-edit.ts';
import { getStaffMember } from './staff-member.ts';

/** The mails with codes for changes of who works in the back office. */
export const staffCodeSubjects: CodeSubjects<'staff-invitee' | 'staff-member' | 'staff-role' | 'staff-status'> = {
  'staff-invitee': async ({ context, values: { inviteeEmail: who, role } }) => {
    await assertMayEdit(staffOf(context));
    return staffMail({ action: 'invite', who, role: staffRoleOf(role) });
  },
  'staff-member': async ({ context, values: { staffId } }) =>
    staffMail({ action: 'reset', who: await describeColleague(context, staffId) }),
  'staff-role': async ({ context, values: { staffId, role } }) =>
    staffMail({ action: 'change', who: await describeColleague(context, staffId), role: staffRoleOf(role) }),
  'staff-status': async ({ context, values: { staffId, status } }) => {
    const action = status === 'suspended' ? 'disable' : 'enable';
    return staffMail({ action, who: await describeColleague(context, staffId) });
  },
};

const staffMail =
  (change: Omit<MailData['staff-code'], 'code'>): WriteCodeMail =>
  (code) => ({ template: 'staff-code', data: { code, ...change } });

async function describeColleague(context: CodeQuestion['context'], staffId: string): Promise<string> {
  await assertMayEdit(staffOf(context), staffId);
  const { firstName, lastName, email } = await getStaffMember(context.db, staffId);
  return `${firstName} ${lastName} (${email})`;
}

/** @throws ValidationError for a role of customers */
function staffRoleOf(role: StaffRole | CustomerRole): StaffRole {
  const found = staffRoles.find((each) => each === role);
  if (!found) throw refuseFormat('role');
  return found;
}

/** Narrows the asker of a code: only staff may make these calls. */
function staffOf(context: CodeQuestion['context']): CallContext<ActorOf<'staff'>> {
  const { actor } = context;
  if (actor.kind !== 'staff') throw new Refusal('ForbiddenError', 'Only a compliance head manages staff.');
  return { ...context, actor };
}

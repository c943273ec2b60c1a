export { memberCodeSubjects } from './code-subjects.ts';
export {
  type Applicant,
  inviteApplicant,
  listOpenInvites,
  type OpenInvite,
  roleGivenSince,
  withdrawApplicant,
  withdrawUnnamed,
} from './invite-applicant.ts';
export { type InviteMember, inviteMember } from './invite-member.ts';
export { type InviteNames, nameInvites } from './invite-names.ts';
export {
  type Invitee,
  type ReadMemberInvite,
  readMemberInvite,
  redeemMemberInvite,
} from './redeem-member-invite.ts';

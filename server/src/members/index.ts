export {
  type AccessChange,
  describeInvitation,
  describeMember,
  describePendingInvite,
} from './describe-access-change.ts';
export { type InviteMember, inviteMember } from './invite-member.ts';
export {
  type Invitee,
  type ReadMemberInvite,
  readMemberInvite,
  redeemMemberInvite,
} from './redeem-member-invite.ts';
export { removeMember } from './remove-member.ts';

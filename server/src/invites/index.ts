export {
  assertNotTooEarly,
  assertUsable,
  invalidInvite,
  isJustMailed,
  mailedTooEarly,
  newInviteLink,
  noSuchInvite,
} from './invite-link.ts';
export { countInviteMails, type InviteMails, inviteMailLimits, lockInviteMails } from './mail-limits.ts';

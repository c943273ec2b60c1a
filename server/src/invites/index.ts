export { countInviteMails, type InviteMails, inviteMailLimits, lockInviteMails } from './mail-limits.ts';

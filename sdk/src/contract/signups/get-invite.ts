import { anyone, defineCall } from '../kernel/call.ts';
import { invitation, inviteQuery } from './shapes.ts';

export const getInvite = defineCall({
  method: 'GET',
  path: '/invited-signups/get-invite',
  summary: 'Reads an invite to join an organization, by the token of its link.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  query: inviteQuery,
  output: invitation,
  errors: ['InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});

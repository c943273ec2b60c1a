import { anyone, defineCall } from '../kernel/call.ts';
import { invitation, inviteQuery } from './shapes.ts';

export const getCompanyInvite = defineCall({
  method: 'GET',
  path: '/invited-signups/get-company-invite',
  summary: 'Reads an invite to a company that is not on the platform, by the token of its link.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  query: inviteQuery,
  output: invitation,
  errors: ['InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});

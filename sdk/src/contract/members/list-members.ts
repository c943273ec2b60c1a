import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { instant } from '../kernel/wire.ts';
import { member, memberInvite } from './shapes.ts';

export const listMembers = defineCall({
  method: 'GET',
  path: '/invites',
  summary: 'The organization’s members and its pending invites.',
  origin: 'ours',
  access: organizationOwners,
  output: z.object({
    members: z.array(member),
    invites: z.array(memberInvite),
    upgradeRequestedAt: instant.optional().describe('When the organization asked for a higher plan.'),
  }),
  errors: [],
});

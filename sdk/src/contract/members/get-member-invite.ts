import * as z from 'zod';
import { defineCall, everyEnabledCustomer } from '../kernel/call.ts';
import { filledText } from '../kernel/texts.ts';
import { invitableRole } from './shapes.ts';

export const getMemberInvite = defineCall({
  method: 'GET',
  path: '/invites/received',
  summary: 'Reads an invite by the token of its mailed link, for the person it was mailed to.',
  origin: 'ours',
  access: everyEnabledCustomer,
  isGuarded: true,
  query: z.object({ token: filledText(200) }),
  output: z.object({ organizationName: z.string(), role: invitableRole }),
  errors: ['InvalidInviteTokenError', 'ExpiredInviteTokenError', 'InviteOfOtherPersonError'],
});

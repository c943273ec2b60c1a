import * as z from 'zod';
import { messageChannels, messageStatuses } from '../../rules/message-statuses.ts';
import { customerSupport, defineCall } from '../kernel/call.ts';
import { organizationId, page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { deliveredMessage } from './shapes.ts';

export const listMessages = defineCall({
  method: 'GET',
  path: '/admin/messages',
  summary:
    'Emails and text messages of the last 30 days, newest first, and what became of each. Without their content.',
  origin: 'ours',
  access: customerSupport,
  query: pageQuery.extend({
    search: searchTerm.optional().describe('Beginning of an email address or of a phone number.'),
    channel: z.enum(messageChannels).optional(),
    status: z.enum(messageStatuses).optional(),
    organizationId: organizationId.optional().describe('Only messages to its members, or about it.'),
  }),
  output: page(deliveredMessage),
  errors: [],
});

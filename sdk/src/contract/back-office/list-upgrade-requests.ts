import * as z from 'zod';
import { upgradeRequestStatuses } from '../../rules/upgrade-requests.ts';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { upgradeRequest } from './shapes.ts';

export const listUpgradeRequests = defineCall({
  method: 'GET',
  path: '/admin/upgrade-requests',
  summary: 'Requests of organizations for a higher plan, newest first.',
  origin: 'ours',
  access: everyStaff,
  query: pageQuery.extend({
    status: z.enum(upgradeRequestStatuses).optional().describe('Only requests in this state; default: all.'),
  }),
  output: page(upgradeRequest),
  errors: [],
});

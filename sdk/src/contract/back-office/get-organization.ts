import * as z from 'zod';
import { currencyAccount, rateSource } from '../accounts/shapes.ts';
import { personStatus } from '../identity/shapes.ts';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { organizationId, userId } from '../kernel/wire.ts';
import { postalAddress } from '../organizations/shapes.ts';
import { organizationPlan } from '../plans/shapes.ts';
import { organizationRow } from './shapes.ts';

export const getOrganization = defineCall({
  method: 'GET',
  path: '/admin/organizations/{organizationId}',
  summary: 'One organization with its members, accounts and invoice counts.',
  origin: 'spec',
  access: everyStaff,
  params: z.object({ organizationId }),
  output: organizationRow.extend({
    address: postalAddress.optional(),
    website: z.string().optional(),
    members: z.array(
      z.object({
        userId,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        role: z.string(),
        status: personStatus,
      }),
    ),
    accounts: z.array(currencyAccount),
    rates: rateSource.optional().describe('Of the values in USD; absent while there are no rates.'),
    plan: organizationPlan,
    invoices: z.object({ issued: z.number().int(), received: z.number().int() }),
  }),
  errors: ['NotFoundError'],
});

import * as z from 'zod';
import { currencyAccount } from './accounts.ts';
import { defineCall, everyStaff } from './call.ts';
import { companyStatus, organizationType, personStatus, postalAddress, pricingTier, verificationStatus } from './me.ts';
import { instant, organizationId, page, pageQuery, searchTerm, userId } from './wire.ts';

export const companyRow = z.object({
  organizationId,
  companyName: z.string(),
  companyHandle: z.string().optional(),
  companyStatus,
  verificationStatus,
  pricingTier,
  organizationType,
  escalated: z.boolean(),
  monitored: z.boolean(),
  country: z.string().optional(),
  createdAt: instant,
});

export const listCompanies = defineCall({
  method: 'GET',
  path: '/admin/organizations',
  summary: 'Companies, newest first.',
  origin: 'spec',
  access: everyStaff,
  query: pageQuery.extend({
    search: searchTerm.optional().describe('Part of the legal name, the handle or a member’s e-mail.'),
    companyStatus: z.array(companyStatus).max(20).optional(),
  }),
  output: page(companyRow),
  errors: [],
});

export const getCompany = defineCall({
  method: 'GET',
  path: '/admin/organizations/{organizationId}',
  summary: 'One company with its members, accounts and invoice counts.',
  origin: 'spec',
  access: everyStaff,
  params: z.object({ organizationId }),
  output: companyRow.extend({
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
    invoices: z.object({ issued: z.number().int(), received: z.number().int() }),
  }),
  errors: ['NotFoundError'],
});

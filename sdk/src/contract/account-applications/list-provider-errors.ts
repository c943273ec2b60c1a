import * as z from 'zod';
import { unreachableFault } from '../../rules/account-applications.ts';
import { accountType } from '../accounts/shapes.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { instant, organizationId } from '../kernel/wire.ts';

export const listProviderErrors = defineCall({
  method: 'GET',
  path: '/admin/verification/routefusion-errors/{id}',
  summary: 'Faults that account providers found in the applications of a company, newest first.',
  origin: 'spec',
  access: complianceStaff,
  params: z.object({ id: organizationId }),
  output: z.object({
    items: z
      .array(
        z.object({
          accountType,
          code: z.string().describe(`The provider’s, or \`${unreachableFault}\`.`),
          message: z.string(),
          field: z.string().optional().describe('What is wrong, such as `taxId`.'),
          occurredAt: instant,
        }),
      )
      .describe('At most 100.'),
  }),
  errors: ['NotFoundError'],
});

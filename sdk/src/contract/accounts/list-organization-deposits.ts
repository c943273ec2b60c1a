import * as z from 'zod';
import { depositStates } from '../../rules/deposits.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { depositRow } from './shapes.ts';

export const listOrganizationDeposits = defineCall({
  method: 'GET',
  path: '/currency-accounts/deposits',
  summary: 'Deposits of the organization, newest first: credited, held or returned.',
  origin: 'ours',
  access: organizationReaders,
  query: pageQuery.extend({
    state: z.enum(depositStates).optional().describe('Only deposits in this state; default: all.'),
  }),
  output: page(depositRow),
  errors: [],
});

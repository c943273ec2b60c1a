import * as z from 'zod';
import { depositStates } from '../../rules/deposits.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { currencyCode, instant, wireDecimal } from '../kernel/wire.ts';
import { accountType, depositId, statusStep } from './shapes.ts';

export const getDeposit = defineCall({
  method: 'GET',
  path: '/currency-accounts/deposits/{depositId}',
  summary: 'A deposit of the organization, with what explains its status.',
  origin: 'ours',
  access: organizationReaders,
  params: z.object({ depositId }),
  output: z.object({
    depositId,
    state: z.enum(depositStates),
    amount: wireDecimal,
    currency: currencyCode,
    accountType: accountType.optional().describe('USD only.'),
    senderName: z.string().optional(),
    arrivedAt: instant,
    steps: z.array(statusStep),
  }),
  errors: [],
});

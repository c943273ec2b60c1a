import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { currencyCode } from '../kernel/wire.ts';

export const getConstants = defineCall({
  method: 'GET',
  path: '/me/constants',
  summary: 'What the portal needs to know of this installation.',
  origin: 'spec',
  access: everyCustomer,
  output: z.object({
    brandName: z.string(),
    supportEmail: z.string(),
    isSandbox: z.boolean(),
    businessDate: z.iso.date().describe('Today in America/New_York on the business clock.'),
    currencies: z.array(currencyCode),
    idleWarningMinutes: z.number().int(),
  }),
  errors: [],
});

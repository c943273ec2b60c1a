import * as z from 'zod';
import { businessApplicants, defineCall } from '../kernel/call.ts';
import { currencyCode } from '../kernel/wire.ts';

export const joinWaitlist = defineCall({
  method: 'POST',
  path: '/organization/waitlist',
  summary: 'Puts the organization on the waiting list for accounts in a currency. Repeating it changes nothing.',
  origin: 'spec',
  access: businessApplicants,
  body: z.object({ currency: currencyCode.describe('A currency that customers hold accounts in.') }),
  output: z.object({ waitlists: z.array(z.string()).describe('Currencies, in alphabetical order.') }),
  errors: [],
});

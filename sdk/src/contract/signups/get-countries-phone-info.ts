import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { countryCode } from '../kernel/wire.ts';

export const getCountriesPhoneInfo = defineCall({
  method: 'GET',
  path: '/signups/countries-phone-info',
  summary: 'The countries whose phone numbers can be used, by name in the caller’s language.',
  origin: 'spec',
  access: anyone,
  output: z.object({
    items: z.array(
      z.object({
        code: countryCode,
        label: z.string(),
        phone: z.string().describe('Calling code without plus; several countries may share one.'),
      }),
    ),
  }),
  errors: [],
});

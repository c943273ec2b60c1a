import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { currencyCode } from '../kernel/wire.ts';
import { publicConstants } from './get-public-constants.ts';

export const getConstants = defineCall({
  method: 'GET',
  path: '/me/constants',
  summary: 'The installation’s settings that the portal needs.',
  origin: 'spec',
  access: everyCustomer,
  output: publicConstants.extend({ currencies: z.array(currencyCode) }),
  errors: [],
});

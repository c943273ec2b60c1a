import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { currencyCode } from '../kernel/wire.ts';
import { publicConstants } from './get-public-constants.ts';

export const getConstants = defineCall({
  method: 'GET',
  path: '/me/constants',
  summary: 'The installation’s settings for people with access to an organization.',
  origin: 'spec',
  access: organizationReaders,
  output: publicConstants.extend({ currencies: z.array(currencyCode) }),
  errors: [],
});

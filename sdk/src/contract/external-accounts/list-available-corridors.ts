import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { corridor } from './shapes.ts';

export const listAvailableCorridors = defineCall({
  method: 'GET',
  path: '/accounts/available-corridors',
  summary: 'Every way to send money to a bank: countries, currencies, rails, and the fields that name an account.',
  origin: 'spec',
  access: organizationReaders,
  output: z.object({ corridors: z.array(corridor) }),
  errors: [],
});

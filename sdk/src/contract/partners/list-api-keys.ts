import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { apiKey } from './shapes.ts';

export const listApiKeys = defineCall({
  method: 'GET',
  path: '/api-keys',
  summary: 'The organization’s API keys that were not revoked, newest first.',
  origin: 'ours',
  access: organizationOwners,
  output: z.object({ items: z.array(apiKey) }),
  errors: [],
});

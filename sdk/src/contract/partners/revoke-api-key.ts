import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { apiKeyId } from './shapes.ts';

export const revokeApiKey = defineCall({
  method: 'DELETE',
  path: '/api-keys/{apiKeyId}',
  summary: 'Revokes an API key: it and its embed sessions are refused from now on.',
  origin: 'ours',
  access: organizationOwners,
  params: z.object({ apiKeyId }),
  errors: ['NotFoundError'],
});

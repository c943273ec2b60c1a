import * as z from 'zod';
import { defineCall, organizationOwners } from '../kernel/call.ts';
import { apiKey, apiKeyName, origins, scopes, widgets } from './shapes.ts';

const request = z
  .object({
    name: apiKeyName,
    scopes,
    widgets: widgets.default([]).describe('What its embed sessions may open; needed for `embed-sessions:write`.'),
    origins: origins.default([]).describe('The pages of its embed sessions; needed for `embed-sessions:write`.'),
  })
  .superRefine((key, context) => {
    if (!key.scopes.includes('embed-sessions:write')) return;
    for (const path of ['widgets', 'origins'] as const) {
      if (key[path].length === 0) {
        context.addIssue({ code: 'custom', path: [path], message: 'Embed sessions need at least one.' });
      }
    }
  });

export const createApiKey = defineCall({
  method: 'POST',
  path: '/api-keys',
  summary: 'Creates an API key for a back end of the organization. Only this answer has the secret.',
  origin: 'ours',
  access: organizationOwners,
  otp: { subject: 'none', confirms: { en: 'create an API key', es: 'crear una clave de API' } },
  isGuarded: true,
  body: request,
  output: z.object({ apiKey, secret: z.string().describe('The complete key, `qk_…`.') }),
  errors: [],
});

import * as z from 'zod';
import { systemServices, systemStates } from '../../rules/system.ts';
import { complianceHeads, defineCall } from '../kernel/call.ts';

export const getSystem = defineCall({
  method: 'GET',
  path: '/admin/system',
  summary: 'Which outside services the server is configured for. Holds no secrets.',
  origin: 'ours',
  access: complianceHeads,
  output: z.object({
    mode: z.enum(['sandbox', 'production']),
    services: z.array(
      z.object({
        name: z.enum(systemServices),
        state: z
          .enum(systemStates)
          .describe('`sandbox`: simulated on this server. `missing`: what needs the service is refused.'),
        host: z.string().optional().describe('Where the service is.'),
      }),
    ),
  }),
  errors: [],
});

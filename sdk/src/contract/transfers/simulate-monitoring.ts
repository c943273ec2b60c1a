import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';

export const simulateMonitoring = defineCall({
  method: 'POST',
  path: '/sandbox/monitoring',
  summary: 'Sets whether staff monitor the organization, whose transfers are then put on hold. In sandbox mode.',
  origin: 'ours',
  access: organizationManagers,
  sandboxOnly: true,
  body: z.object({ monitored: z.boolean() }),
  output: z.object({ monitored: z.boolean() }),
  errors: [],
});

import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { handle } from '../organizations/shapes.ts';

export const checkIfHandleExists = defineCall({
  method: 'POST',
  path: '/signups/check-if-handle-exists',
  summary: 'Says whether an organization has this handle.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({ handle }),
  output: z.object({ exists: z.boolean() }),
  errors: [],
});

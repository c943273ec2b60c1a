import * as z from 'zod';
import { checkHandle } from '../../validation/handle.ts';
import { anyone, defineCall } from '../kernel/call.ts';
import { refineBy, text } from '../kernel/texts.ts';

export const checkIfHandleExists = defineCall({
  method: 'POST',
  path: '/signups/check-if-handle-exists',
  summary: 'Says whether an organization has this handle.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: z.object({ handle: text(40).superRefine(refineBy(checkHandle)).toLowerCase() }),
  output: z.object({ exists: z.boolean() }),
  errors: [],
});

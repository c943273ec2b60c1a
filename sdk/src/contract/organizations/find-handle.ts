import * as z from 'zod';
import { defineCall, formUsers } from '../kernel/call.ts';
import { anyText } from '../kernel/texts.ts';

export const findHandle = defineCall({
  method: 'GET',
  path: '/organization/handle/{handle}',
  summary: 'Whether an organization has this handle.',
  origin: 'spec',
  access: formUsers,
  isGuarded: true,
  params: z.object({ handle: anyText(100) }),
  output: z.object({ exist: z.boolean() }),
  errors: [],
});

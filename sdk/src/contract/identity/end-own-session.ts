import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { sessionId } from './get-security.ts';

export const endOwnSession = defineCall({
  method: 'DELETE',
  path: '/me/sessions/{sessionId}',
  summary: 'Signs the person out in one place.',
  origin: 'ours',
  access: everyCustomer,
  params: z.object({ sessionId }),
  errors: ['NotFoundError'],
});

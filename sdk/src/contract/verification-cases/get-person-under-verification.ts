import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { userId } from '../kernel/wire.ts';
import { personRecord } from './shapes.ts';

export const getPersonUnderVerification = defineCall({
  method: 'GET',
  path: '/admin/verification/users/{id}',
  summary: 'The verification of a person with their answers. Each reading is recorded.',
  origin: 'spec',
  access: complianceStaff,
  params: z.object({ id: userId }),
  output: personRecord,
  errors: ['NotFoundError'],
});

import * as z from 'zod';
import { defineCall, everyCustomer } from '../kernel/call.ts';
import { deviceId } from './get-security.ts';

export const forgetDevice = defineCall({
  method: 'DELETE',
  path: '/me/devices/{deviceId}',
  summary: 'Forgets a remembered device: its next sign-in takes a code.',
  origin: 'ours',
  access: everyCustomer,
  params: z.object({ deviceId }),
  errors: ['NotFoundError'],
});

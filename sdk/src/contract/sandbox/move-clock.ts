import * as z from 'zod';
import { anyone, defineCall } from '../kernel/call.ts';
import { required } from '../kernel/texts.ts';
import { clock } from './shapes.ts';

export const moveClock = defineCall({
  method: 'POST',
  path: '/sandbox/clock',
  summary: 'Moves the business clock forward and does the work that becomes due, in order.',
  origin: 'ours',
  access: anyone,
  sandboxOnly: true,
  onBackOffice: true,
  body: z
    .object({
      days: z.coerce.number().int().min(0).max(400).default(0),
      hours: z.coerce.number().int().min(0).max(23).default(0),
    })
    .refine((move) => move.days + move.hours > 0, { path: ['days'], message: required }),
  output: clock,
  errors: [],
});

import { anyone, defineCall } from '../kernel/call.ts';
import { clock } from './shapes.ts';

export const getClock = defineCall({
  method: 'GET',
  path: '/sandbox/clock',
  summary: 'The time of the business clock.',
  origin: 'ours',
  access: anyone,
  sandboxOnly: true,
  onBackOffice: true,
  output: clock,
  errors: [],
});

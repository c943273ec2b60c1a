import * as z from 'zod';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { fxPosition } from './shapes.ts';

export const listFxPositions = defineCall({
  method: 'GET',
  path: '/admin/fx-positions',
  summary: 'What customers converted and no exchange with the dealer covers yet, net for each pair of currencies.',
  origin: 'ours',
  access: moneyStaff,
  output: z.object({ items: z.array(fxPosition) }),
  errors: [],
});

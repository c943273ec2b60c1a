import * as z from 'zod';
import { fxCoverStates } from '../../rules/fx-covers.ts';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { fxCover } from './shapes.ts';

export const listFxCovers = defineCall({
  method: 'GET',
  path: '/admin/fx-covers',
  summary: 'Exchanges with the dealer that cover what customers converted, newest first.',
  origin: 'ours',
  access: moneyStaff,
  query: pageQuery.extend({
    state: z.enum(fxCoverStates).optional().describe('Only those in this state; default: all.'),
  }),
  output: page(fxCover),
  errors: [],
});

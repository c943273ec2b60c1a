import * as z from 'zod';
import { defineCall, everyStaff } from '../kernel/call.ts';
import { page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { signUpCase, signUpStages } from './shapes.ts';

export const listSignUps = defineCall({
  method: 'GET',
  path: '/admin/verification/signups',
  summary: 'Everybody who signed up, newest first, also those who have not verified their e-mail address.',
  origin: 'spec',
  access: everyStaff,
  query: pageQuery.extend({
    search: searchTerm
      .optional()
      .describe('Part of the name, the e-mail address, the company’s handle or, once it is verified, its legal name.'),
    stage: z.enum(signUpStages).optional().describe('How far they have come; default: all.'),
  }),
  output: page(signUpCase),
  errors: [],
});

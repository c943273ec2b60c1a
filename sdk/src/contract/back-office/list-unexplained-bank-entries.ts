import * as z from 'zod';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { unexplainedBankEntry } from './shapes.ts';

export const listUnexplainedBankEntries = defineCall({
  method: 'GET',
  path: '/admin/unexplained-bank-entries',
  summary:
    'Entries of bank statements of the last 45 days that no order of ours explains, the latest first, at most 100. They are in no balance.',
  origin: 'ours',
  access: moneyStaff,
  output: z.object({ items: z.array(unexplainedBankEntry) }),
  errors: [],
});

import * as z from 'zod';
import { defineCall, moneyStaff } from '../kernel/call.ts';
import { bankStatementAlarm } from './shapes.ts';

export const listBankStatementAlarms = defineCall({
  method: 'GET',
  path: '/admin/bank-statement-alarms',
  summary: 'Statements of banks that are overdue, or that do not follow the one before, oldest first.',
  origin: 'ours',
  access: moneyStaff,
  output: z.object({ items: z.array(bankStatementAlarm) }),
  errors: [],
});

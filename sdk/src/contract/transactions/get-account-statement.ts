import * as z from 'zod';
import { accountType } from '../accounts/shapes.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { calendarDate, currencyCode, wireDecimal } from '../kernel/wire.ts';
import { statementQuery } from './shapes.ts';

const total = z.object({ count: z.number().int(), total: wireDecimal });

export const getAccountStatement = defineCall({
  method: 'GET',
  path: '/account-statement',
  summary:
    'Opening and closing balance of a currency account in a period, with totals. GET /transactions has its lines.',
  origin: 'ours',
  access: organizationReaders,
  query: statementQuery,
  output: z.object({
    currency: currencyCode,
    accountType: accountType.optional().describe('USD only.'),
    label: z.string(),
    from: calendarDate,
    to: calendarDate,
    openingBalance: wireDecimal,
    closingBalance: wireDecimal,
    received: total.describe('Lines that raised the balance.'),
    spent: total.describe('Lines that lowered the balance; the total is not negative.'),
  }),
  errors: [],
});

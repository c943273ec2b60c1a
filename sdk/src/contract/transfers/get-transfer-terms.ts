import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { wireDecimal } from '../kernel/wire.ts';
import { amountIn } from './shapes.ts';

export const getTransferTerms = defineCall({
  method: 'GET',
  path: '/transactions/terms',
  summary: 'What withdrawals and conversions of the organization cost now. Other transfers and deposits are free.',
  origin: 'ours',
  access: organizationReaders,
  output: z.object({
    localFee: amountIn.describe('Of a withdrawal by the local rails of a country. Other currencies pay its value.'),
    wireFee: amountIn.describe('Of a withdrawal by wire or SWIFT. Other currencies pay its value.'),
    conversionMargin: wireDecimal.describe('Our share of a converted amount, as a fraction.'),
  }),
  errors: [],
});

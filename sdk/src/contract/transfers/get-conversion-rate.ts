import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { currencyCode } from '../kernel/wire.ts';
import { exchangeRate } from './shapes.ts';

export const getConversionRate = defineCall({
  method: 'GET',
  path: '/transactions/rate',
  summary: 'The current rate and margin of a conversion, with source and time. A quote fixes them.',
  origin: 'ours',
  access: organizationReaders,
  query: z.object({ from: currencyCode, to: currencyCode }),
  output: exchangeRate,
  errors: ['ExchangeRateUnavailableError'],
});

import { defineCall, moneyStaff } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { paymentException } from './shapes.ts';

export const listPaymentExceptions = defineCall({
  method: 'GET',
  path: '/admin/payment-exceptions',
  summary:
    'Payments whose money needs staff: refunds that failed, and news of banks and processors that contradict each other.',
  origin: 'ours',
  access: moneyStaff,
  query: pageQuery,
  output: page(paymentException),
  errors: [],
});

import type { DescribeSubject } from '../identity/index.ts';
import { describePayment } from './describe-payment.ts';

/** The mail with a code that confirms a payment. */
export const paymentCodeSubjects = {
  invoice: async ({ context, id }) => {
    const payment = await describePayment(context, id);
    return (code) => ({ template: 'payment-code', data: { code, ...payment } });
  },
} satisfies Record<string, DescribeSubject>;

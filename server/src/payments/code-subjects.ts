import type { CodeSubjects } from '../identity/index.ts';
import { describePayment } from './describe-payment.ts';

/** The mail with a code that confirms a payment. */
export const paymentCodeSubjects: CodeSubjects<'invoice'> = {
  invoice: async ({ context, values }) => {
    const payment = await describePayment(context, values.invoiceId);
    return (code) => ({ template: 'payment-code', data: { code, ...payment } });
  },
};

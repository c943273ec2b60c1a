import type { MailData } from '../../messages.ts';

export const sample: MailData['payment-confirmation-payer'] = {
  sellerName: 'Harbor Light LLC',
  logoFileId: 'fil_01k000000000000000000000aa',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  paidOn: '2026-03-05',
};

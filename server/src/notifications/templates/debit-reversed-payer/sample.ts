import type { MailData } from '../../messages.ts';

export const sample: MailData['debit-reversed-payer'] = {
  sellerName: 'Harbor Light LLC',
  logoFileId: 'fil_01k000000000000000000000aa',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  returnCode: 'R10',
  link: 'https://pay.example.com/pay-invoice?token=guest_new',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['invoice-overdue-buyer'] = {
  sellerName: 'Harbor Light LLC',
  logoFileId: 'fil_01k000000000000000000000aa',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  dueDate: '2026-03-05',
  lateFee: '5% flat fee',
  link: 'https://pay.example.com/pay-invoice?token=guest_abc&id=1',
};

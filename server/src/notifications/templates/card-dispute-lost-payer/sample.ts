import type { MailData } from '../../messages.ts';

export const sample: MailData['card-dispute-lost-payer'] = {
  sellerName: 'Harbor Light LLC',
  logoFileId: 'fil_01k000000000000000000000aa',
  cardLast4: '4242',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  link: 'https://pay.example.com/pay-invoice?token=guest_new',
};

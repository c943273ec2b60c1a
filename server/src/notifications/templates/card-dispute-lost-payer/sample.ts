import type { MailData } from '../../messages.ts';

export const sample: MailData['card-dispute-lost-payer'] = {
  sellerName: 'Harbor Light LLC',
  cardLast4: '4242',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  link: 'https://pay.example.com/pay-invoice?token=guest_new',
};

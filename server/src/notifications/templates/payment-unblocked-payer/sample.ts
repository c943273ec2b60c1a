import type { MailData } from '../../messages.ts';

export const sample: MailData['payment-unblocked-payer'] = {
  sellerName: 'Harbor Light LLC',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  link: 'https://pay.example.com/invoices/inv_1',
  place: 'balance',
};

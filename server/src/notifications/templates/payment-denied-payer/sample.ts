import type { MailData } from '../../messages.ts';

export const sample: MailData['payment-denied-payer'] = {
  sellerName: 'Harbor Light LLC',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  link: 'https://pay.example.com/invoices/inv_1',
  reason: 'payment_denied_by_compliance',
  place: 'balance',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['payment-received-seller'] = {
  buyerName: 'Finch & Sons',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  availableOn: '2026-03-09',
  link: 'https://pay.example.com/invoices/inv_1',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['card-dispute-lost-seller'] = {
  buyerName: 'Finch & Sons',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  link: 'https://pay.example.com/invoices/inv_1',
  taken: '$1,000.00',
  owed: '$250.00',
};

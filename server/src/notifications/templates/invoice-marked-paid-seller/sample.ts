import type { MailData } from '../../messages.ts';

export const sample: MailData['invoice-marked-paid-seller'] = {
  buyerName: 'Finch & Sons',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  dueDate: '2026-03-05',
  link: 'https://pay.example.com/invoices/inv_1',
};

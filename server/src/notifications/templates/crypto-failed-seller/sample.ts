import type { MailData } from '../../messages.ts';

export const sample: MailData['crypto-failed-seller'] = {
  buyerName: 'Northwind Robotics',
  invoiceNumber: 'INV-0042',
  amount: '$1,250.00',
  reason: 'dropped',
  link: 'https://pay.example.com/invoices/inv_1',
  taken: '$1,250.00',
};

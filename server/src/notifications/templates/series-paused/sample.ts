import type { MailData } from '../../messages.ts';

export const sample: MailData['series-paused'] = {
  buyerName: 'Finch & Sons',
  invoiceNumber: 'INV-0042',
  link: 'https://pay.example.com/invoices/inv_1',
};

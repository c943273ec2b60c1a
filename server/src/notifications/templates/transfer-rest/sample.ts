import type { MailData } from '../../messages.ts';

export const sample: MailData['transfer-rest'] = {
  sellerName: 'Harbor Studio',
  logoFileId: 'fil_01k000000000000000000000aa',
  invoiceNumber: 'INV-0042',
  received: '$1,125.00',
  rest: '$1,125.00',
  due: '$1,250.00',
  reason: 'less-than-due',
  place: 'refund',
  link: 'https://pay.example.com/invoices/inv_1',
};

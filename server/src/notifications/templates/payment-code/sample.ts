import type { MailData } from '../../messages.ts';

export const sample: MailData['payment-code'] = {
  code: '048213',
  sellerName: 'Harbor Studio',
  invoiceNumber: 'INV-2026-0042',
  amount: '$1,250.00',
};

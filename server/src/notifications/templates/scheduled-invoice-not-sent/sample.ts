import type { MailData } from '../../messages.ts';

export const sample: MailData['scheduled-invoice-not-sent'] = {
  buyerName: 'Harbor Light LLC',
  sendingDate: '2026-03-05',
  link: 'https://portal.example/invoices/inv_1/form',
};

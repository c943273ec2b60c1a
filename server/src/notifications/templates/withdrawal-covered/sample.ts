import type { MailData } from '../../messages.ts';

export const sample: MailData['withdrawal-covered'] = {
  recipientName: 'Harbor Studio',
  paid: '$1,250.00',
  link: 'https://pay.example.com/transfers/trf_1',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['withdrawal-charged'] = {
  recipientName: 'Harbor Studio',
  paid: '$1,250.00',
  charged: '$1,250.00',
  link: 'https://pay.example.com/transfers/trf_1',
};

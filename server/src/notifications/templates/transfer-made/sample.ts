import type { MailData } from '../../messages.ts';

export const sample: MailData['transfer-made'] = {
  recipientName: 'Harbor Studio',
  total: '$1,250.00',
  received: '€1,145.37',
  link: 'https://pay.example.com/transfers/trf_1',
};

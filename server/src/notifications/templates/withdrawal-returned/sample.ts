import type { MailData } from '../../messages.ts';

export const sample: MailData['withdrawal-returned'] = {
  recipientName: 'Harbor Studio',
  amount: '$1,250.00',
  returnCode: 'R02',
  link: 'https://pay.example.com/transfers/trf_1',
};

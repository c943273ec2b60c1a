import type { MailData } from '../../messages.ts';

export const sample: MailData['deposit-sent-back'] = {
  senderName: 'Finch & Sons',
  amount: '$1,250.00',
  why: 'denied',
  link: 'https://pay.example.com/deposits/dep_1',
};

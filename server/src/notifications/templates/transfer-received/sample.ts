import type { MailData } from '../../messages.ts';

export const sample: MailData['transfer-received'] = {
  senderName: 'Finch & Sons',
  amount: '$1,250.00',
  reference: 'Rent for March',
  link: 'https://pay.example.com/transfers/trf_1',
};

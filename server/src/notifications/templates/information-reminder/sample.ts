import type { MailData } from '../../messages.ts';

export const sample: MailData['information-reminder'] = {
  organizationName: 'Harbor Light LLC',
  about: 'transaction',
  amount: '$1,250.00',
  message: 'What is this payment for?\nPlease send us the contract.',
  requestedOn: '2026-11-02',
  link: 'https://portal.example/monitored-transactions/additional-info-request?id=air_01k000000000000000000000aa',
};

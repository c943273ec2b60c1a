import type { MailData } from '../../messages.ts';

export const sample: MailData['onboarding-fee-paid'] = {
  organizationName: 'Harbor Light LLC',
  amount: '$29.00',
  cardLast4: '4242',
  link: 'https://portal.example/accounts',
};

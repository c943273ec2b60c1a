import type { MailData } from '../../messages.ts';

export const sample: MailData['onboarding-fee-due'] = {
  organizationName: 'Harbor Light LLC',
  amount: '$29.00',
  reason: 'refused',
  last4: '0069',
  link: 'https://portal.example/onboarding-checkout',
};

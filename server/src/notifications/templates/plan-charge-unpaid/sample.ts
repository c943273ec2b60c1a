import type { MailData } from '../../messages.ts';

export const sample: MailData['plan-charge-unpaid'] = {
  organizationName: 'Harbor Light LLC',
  amount: '$49.00',
  link: 'https://portal.example/accounts/traditional/USD/add-money',
};

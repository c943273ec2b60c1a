import type { MailData } from '../../messages.ts';

export const sample: MailData['free-plan-reminder'] = {
  organizationName: 'Harbor Light LLC',
  required: '$5,000.00',
  balance: '$1,250.00',
  dueOn: '2026-04-16',
  link: 'https://portal.example/accounts/traditional/USD/add-money',
  planLink: 'https://portal.example/business-settings/plan',
};

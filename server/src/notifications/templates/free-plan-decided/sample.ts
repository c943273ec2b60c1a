import type { MailData } from '../../messages.ts';

export const sample: MailData['free-plan-decided'] = {
  organizationName: 'Harbor Light LLC',
  dueOn: '2026-04-30',
  link: 'https://portal.example/business-settings/plan',
};

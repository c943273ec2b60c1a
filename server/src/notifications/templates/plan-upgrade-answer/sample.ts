import type { MailData } from '../../messages.ts';

export const sample: MailData['plan-upgrade-answer'] = {
  organizationName: 'Harbor Light LLC',
  answer: 'declined',
  note: 'Please complete the verification of your company first.',
  link: 'https://portal.example/business-settings',
};

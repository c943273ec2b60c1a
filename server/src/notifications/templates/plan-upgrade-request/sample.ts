import type { MailData } from '../../messages.ts';

export const sample: MailData['plan-upgrade-request'] = {
  organizationName: 'Harbor Light LLC',
  link: 'https://admin.example.com/upgrade-requests',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['verification-approved'] = {
  organizationName: 'Harbor Light LLC',
  link: 'https://portal.example/accounts',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['identity-check-failed'] = {
  organizationName: 'Harbor Light LLC',
  link: 'https://portal.example',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['identity-check-failed'] = {
  organizationName: 'Harbor Light LLC',
  isOwn: false,
  link: 'https://portal.example',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['verification-denied'] = {
  organizationName: 'Harbor Light LLC',
  note: 'We do not serve this kind of business.',
  link: 'https://portal.example',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['identity-requested-again'] = {
  organizationName: 'Harbor Light LLC',
  note: 'Your identity document expired since.',
  link: 'https://portal.example/verify',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['contact-invite'] = {
  organizationName: 'Harbor Light LLC',
  link: 'https://pay.example.com/accept-contact-invite#token=company_abc&id=1',
  expiresOn: '2026-04-04',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['member-invite'] = {
  organizationName: 'Harbor Light LLC',
  link: 'https://pay.example.com/accept-invite#token=member_abc&id=1',
  expiresOn: '2026-04-04',
};

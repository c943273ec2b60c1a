import type { MailData } from '../../messages.ts';

export const sample: MailData['set-password'] = {
  link: 'https://pay.example.com/auth/set-password#token=pwl_sample',
  email: 'ada@harbor.example',
  expiresOn: '2026-03-05',
  place: 'portal',
  organizationName: 'Harbor Light LLC',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['member-code'] = {
  code: '048213',
  action: 'invite',
  organizationName: 'Harbor Light LLC',
  who: 'ana@harborlight.example',
  role: 'read-only',
};

import type { MailData } from '../../messages.ts';

export const sample: MailData['member-secured'] = {
  memberName: 'Inés Carvalho',
  legalName: 'Finch & Sons',
  link: 'https://pay.example.com/business-settings/account-permissions',
};

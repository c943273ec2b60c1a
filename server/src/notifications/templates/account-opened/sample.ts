import type { MailData } from '../../messages.ts';

export const sample: MailData['account-opened'] = {
  organizationName: 'Harbor Light LLC',
  account: 'EUR',
  link: 'https://portal.example/accounts/traditional/EUR/details',
};

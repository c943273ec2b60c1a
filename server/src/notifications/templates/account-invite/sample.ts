import type { MailData } from '../../messages.ts';

export const sample: MailData['account-invite'] = {
  organizationName: 'Harbor Light LLC',
  account: 'EUR',
  currency: 'EUR',
  link: 'https://portal.example/accounts/open?currency=EUR',
};

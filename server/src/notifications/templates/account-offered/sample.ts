import type { MailData } from '../../messages.ts';

export const sample: MailData['account-offered'] = {
  organizationName: 'Harbor Light LLC',
  account: 'NZD',
  link: 'https://portal.example/accounts/open?currency=NZD',
};

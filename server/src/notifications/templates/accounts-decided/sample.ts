import type { MailData } from '../../messages.ts';

export const sample: MailData['accounts-decided'] = {
  organizationName: 'Harbor Light LLC',
  approved: 'USD, Smart USD',
  refused: 'USD Merchant account',
  link: 'https://portal.example/accounts',
};

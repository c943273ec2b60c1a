import type { MailData } from '../../messages.ts';

export const sample: MailData['recipient-code'] = {
  code: '048213',
  action: 'add',
  holderName: 'Harbor Light GmbH',
  maskedNumber: 'DE •••• 3000',
  currency: 'EUR',
};

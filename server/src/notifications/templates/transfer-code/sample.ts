import type { MailData } from '../../messages.ts';

export const sample: MailData['transfer-code'] = {
  code: '048213',
  total: '$1,250.00',
  received: '€1,145.37',
  recipient: 'Harbor Studio',
};

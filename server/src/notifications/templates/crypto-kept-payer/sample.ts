import type { MailData } from '../../messages.ts';

export const sample: MailData['crypto-kept-payer'] = {
  sellerName: 'Harbor Light LLC',
  logoFileId: 'fil_01k000000000000000000000aa',
  invoiceNumber: 'INV-0042',
  coins: '0.000015 BTC',
};

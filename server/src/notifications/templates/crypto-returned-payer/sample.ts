import type { MailData } from '../../messages.ts';

export const sample: MailData['crypto-returned-payer'] = {
  sellerName: 'Harbor Light LLC',
  logoFileId: 'fil_01k000000000000000000000aa',
  invoiceNumber: 'INV-0042',
  coins: '0.00148698 BTC',
  fee: '0.00001 BTC',
  refundAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceMarkedPaidSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceMarkedPaidSellerTexts> = {
  subject: '{{buyerName}} marcó como pagada la factura {{invoiceNumber}}',
  heading: 'Marcada como pagada',
  marked: '{{buyerName}} marcó como pagada fuera de esta cuenta la factura {{invoiceNumber}} por {{amount}}.',
  next: 'Compruebe que el dinero llegó. Si no llegó, pregunte al comprador o envíe una factura nueva.',
};

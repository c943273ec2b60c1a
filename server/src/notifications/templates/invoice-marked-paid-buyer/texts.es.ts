import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceMarkedPaidBuyerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceMarkedPaidBuyerTexts> = {
  subject: '{{sellerName}} marcó como pagada la factura {{invoiceNumber}}',
  heading: 'Marcada como pagada',
  marked: '{{sellerName}} marcó como pagada fuera de esta cuenta la factura {{invoiceNumber}} por {{amount}}.',
  next: 'No tiene que pagarla aquí. La encontrará en el registro de facturas.',
};

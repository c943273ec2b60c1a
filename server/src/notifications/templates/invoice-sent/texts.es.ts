import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceSentTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceSentTexts> = {
  subject: '{{sellerName}} le ha enviado la factura {{invoiceNumber}}',
  heading: 'Factura de {{sellerName}}',
  sent: '{{sellerName}} le ha enviado una factura por {{amount}}, con vencimiento el {{dueDate}}.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceSentTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceSentTexts> = {
  subject: '{{sellerName}} le ha enviado la factura {{invoiceNumber}}',
  heading: 'Factura de {{sellerName}}',
  sent: '{{sellerName}} le ha enviado una factura por {{amount}}, con vencimiento el {{dueDate}}.',
  dueDate: 'Vencimiento',
  viewAndPay: 'Ver y pagar la factura',
  askHowToPay: 'Esta factura no se puede pagar en línea sin una cuenta. Pregunte a {{contactEmail}} cómo pagarla.',
  personalLink: 'Este enlace es personal y solo abre esta factura.',
  questions: '{{brandName}} gestiona los pagos de {{sellerName}}. ¿Dudas? Escriba a {{supportEmail}}.',
};

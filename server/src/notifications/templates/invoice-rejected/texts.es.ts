import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceRejectedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceRejectedTexts> = {
  subject: '{{buyerName}} ha rechazado la factura {{invoiceNumber}}',
  heading: 'Factura rechazada',
  rejected: '{{buyerName}} ha rechazado la factura {{invoiceNumber}} por {{amount}}.',
  next: 'Ábrala para crear una factura corregida o para cancelarla.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceOverdueSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceOverdueSellerTexts> = {
  subject: 'La factura {{invoiceNumber}} a {{buyerName}} está vencida',
  heading: 'Una factura está vencida',
  overdue: '{{buyerName}} no ha pagado la factura {{invoiceNumber}} por {{amount}}. Le hemos avisado.',
};

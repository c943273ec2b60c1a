import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceOverdueBuyerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceOverdueBuyerTexts> = {
  subject: 'La factura {{invoiceNumber}} de {{sellerName}} está vencida',
  heading: 'Su factura está vencida',
  overdue:
    'La factura {{invoiceNumber}} de {{sellerName}} por {{amount}} venció el {{dueDate}}. Páguela lo antes posible.',
  lateFee: 'Recargo por demora: {{lateFee}}',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceReminderTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceReminderTexts> = {
  subject: 'Recordatorio: factura {{invoiceNumber}} de {{sellerName}}',
  heading: 'Recordatorio de {{sellerName}}',
  open: 'La factura {{invoiceNumber}} por {{amount}} vence el {{dueDate}}.',
  overdue: 'La factura {{invoiceNumber}} por {{amount}} venció el {{dueDate}} y sigue pendiente.',
  paid: 'Si ya la ha pagado, no tenga en cuenta este recordatorio.',
};

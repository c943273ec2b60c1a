import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceMailTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceMailTexts> = {
  withDiscount: 'Si paga hasta el {{date}}',
  dueDate: 'Vencimiento',
  buyer: 'Comprador',
  viewAndPay: 'Ver y pagar la factura',
  askHowToPay: 'Esta factura no se puede pagar en línea sin una cuenta. Pregunte a {{contactEmail}} cómo pagarla.',
  personalLink: 'Este enlace es personal y solo abre esta factura. {{sellerName}} puede revocarlo.',
  questions: '{{brandName}} gestiona los pagos de {{sellerName}}. ¿Dudas? Escriba a {{supportEmail}}.',
};

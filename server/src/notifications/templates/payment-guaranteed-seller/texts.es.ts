import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentGuaranteedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentGuaranteedSellerTexts> = {
  subject: '{{buyerName}} ha pagado la factura {{invoiceNumber}}: garantizada',
  heading: 'Su factura está garantizada',
  paid: '{{buyerName}} ha pagado {{amount}} de la factura {{invoiceNumber}}. El dinero está reservado para usted.',
  availableOn: 'Se añadirá a su saldo el {{date}}.',
  onceActive: 'Se añadirá a su saldo cuando su empresa esté verificada y activa.',
  verifyOn: 'Si su empresa no está verificada antes del {{date}}, el pago vuelve al comprador.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { externalPaymentNotifiedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof externalPaymentNotifiedTexts> = {
  subject: '{{buyerName}} dice que la factura {{invoiceNumber}} está pagada',
  heading: 'Su comprador le ha pagado directamente',
  notified: '{{buyerName}} dice que ha pagado {{amount}} por la factura {{invoiceNumber}}, según sus instrucciones.',
  next: 'Cuando tenga el dinero, abra la factura y márquela como pagada externamente. Hasta entonces sigue abierta.',
};

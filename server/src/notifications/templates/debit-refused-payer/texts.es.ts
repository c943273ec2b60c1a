import type { Spanish } from '@quittance/sdk/i18n';
import type { debitRefusedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitRefusedPayerTexts> = {
  subject: 'Su pago a {{sellerName}} no se ha podido enviar',
  heading: 'No se ha podido enviar el débito',
  sentence:
    'El débito de {{amount}} para {{sellerName}} no se ha podido enviar a su banco. No ha salido dinero de su cuenta y la factura sigue pendiente.',
};

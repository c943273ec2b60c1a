import type { Spanish } from '@quittance/sdk/i18n';
import type { debitReturnedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitReturnedPayerTexts> = {
  subject: 'Su pago a {{sellerName}} no se ha podido cobrar',
  heading: 'Su banco ha devuelto el pago',
  sentence: 'Su banco ha devuelto el débito de {{amount}} para {{sellerName}}, así que la factura sigue pendiente.',
};

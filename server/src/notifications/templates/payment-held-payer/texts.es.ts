import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentHeldPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentHeldPayerTexts> = {
  subject: 'Estamos revisando su pago a {{sellerName}}',
  heading: 'Su pago está en revisión',
  held: 'Hemos recibido su pago de {{amount}} a {{sellerName}} y lo revisamos antes de enviarlo.',
  next: 'Si no podemos hacerlo, el dinero vuelve a su cuenta. Le escribiremos en cualquier caso.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentStartedSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentStartedSellerTexts> = {
  subject: '{{buyerName}} está pagando la factura {{invoiceNumber}}',
  heading: 'Un pago está en curso',
  started:
    '{{buyerName}} ha autorizado un débito bancario de {{amount}} para la factura {{invoiceNumber}}. Los débitos suelen tardar de 2 a 4 días hábiles.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentUnblockedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentUnblockedPayerTexts> = {
  subject: 'El dinero de su pago a {{sellerName}} ha quedado liberado',
  heading: 'Su dinero ha quedado liberado',
  released: 'Ya no tenemos que retener los {{amount}} de su pago denegado a {{sellerName}}.',
};

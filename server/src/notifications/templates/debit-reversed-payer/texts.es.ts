import type { Spanish } from '@quittance/sdk/i18n';
import type { debitReversedPayerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitReversedPayerTexts> = {
  subject: 'Su banco ha retirado el pago a {{sellerName}}',
  heading: 'Su banco ha retirado el pago',
  sentence:
    'Su banco ha retirado el débito de {{amount}} para {{sellerName}} cuando ya se había abonado, así que la factura vuelve a estar pendiente.',
};

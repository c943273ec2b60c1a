import type { Spanish } from '@quittance/sdk/i18n';
import type { debitPresentedAgainTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitPresentedAgainTexts> = {
  subject: 'Volveremos a intentar su pago a {{sellerName}}',
  heading: 'Su banco ha devuelto el pago',
  sentence: 'Su banco ha devuelto el débito de {{amount}} para {{sellerName}}. Lo enviaremos de nuevo el {{date}}.',
  advice: 'Asegúrese de que su cuenta tenga fondos suficientes para entonces. No tiene que hacer nada más.',
};

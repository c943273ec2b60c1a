import type { Spanish } from '@quittance/sdk/i18n';
import type { cardPaymentTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardPaymentTexts> = {
  intro: 'Visa, Mastercard, American Express, Discover o Diners Club.',
  start: 'Pagar {{amount}} con tarjeta',
  dialogTitle: 'Pagar con tarjeta',
  frameTitle: 'Datos de la tarjeta',
  loading: 'Abriendo los campos seguros de la tarjeta…',
  pay: 'Pagar {{amount}}',
  secure: 'Los datos de su tarjeta van directamente al procesador de tarjetas. El vendedor nunca los ve.',
  charged: 'El cobro se ha hecho en su tarjeta.',
  enterAgain: 'Introduzca de nuevo los datos de su tarjeta.',
  amountChanged: 'El importe a pagar ha cambiado. Compruebe el nuevo importe antes de pagar.',
  declined: {
    card_declined: 'Los datos de su tarjeta no son válidos. Inténtelo de nuevo.',
    card_address_mismatch:
      'La dirección no coincide con la de facturación del titular. Compruébela e inténtelo de nuevo.',
    card_insufficient_funds: 'Su tarjeta no tiene saldo suficiente. Pruebe con otra tarjeta.',
    card_processing_error: 'Se ha producido un error al procesar el pago. Inténtelo de nuevo.',
    provider_unavailable: 'Se ha producido un error al procesar el pago. Inténtelo de nuevo.',
  },
};

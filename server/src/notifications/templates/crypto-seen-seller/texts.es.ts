import type { Spanish } from '@quittance/sdk/i18n';
import type { cryptoSeenSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cryptoSeenSellerTexts> = {
  subject: '{{buyerName}} está pagando {{invoiceNumber}} con criptomonedas',
  heading: 'Hay un pago con criptomonedas en camino',
  text: '{{buyerName}} ha enviado las monedas por {{amount}}. Le escribiremos cuando la red las haya confirmado.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { cardPaidSellerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cardPaidSellerTexts> = {
  subject: '{{buyerName}} ha pagado la factura {{invoiceNumber}} con tarjeta',
  heading: 'Pago con tarjeta',
  text: '{{buyerName}} ha pagado {{amount}} con tarjeta por la factura {{invoiceNumber}}. El dinero quedará garantizado unos días hábiles después.',
};

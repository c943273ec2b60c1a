import type { Spanish } from '@quittance/sdk/i18n';
import type { withdrawalCoveredTexts } from './texts.en.ts';

export const spanish: Spanish<typeof withdrawalCoveredTexts> = {
  subject: 'Al final se pagaron {{paid}} a {{recipientName}}',
  heading: 'Su retiro se pagó al final',
  covered:
    'El banco había devuelto su retiro. Ahora ha pagado {{paid}} a {{recipientName}} con el dinero devuelto, así que no hay reembolso. No se carga nada más en su cuenta.',
  to: 'Para',
  view: 'Ver la transferencia',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { withdrawalChargedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof withdrawalChargedTexts> = {
  subject: 'Al final se pagaron {{paid}} a {{recipientName}}',
  heading: 'Su retiro se pagó al final',
  charged:
    'El banco había informado de que su retiro falló, así que devolvimos el dinero a su cuenta. Ahora ha pagado {{paid}} a {{recipientName}}. Hemos vuelto a cargar {{charged}} en su cuenta, sin comisión.',
  to: 'Para',
  view: 'Ver la transferencia',
};

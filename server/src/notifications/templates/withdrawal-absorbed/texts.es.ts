import type { Spanish } from '@quittance/sdk/i18n';
import type { withdrawalAbsorbedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof withdrawalAbsorbedTexts> = {
  subject: 'Al final se pagaron {{paid}} a {{recipientName}}',
  heading: 'Su retiro se pagó al final',
  absorbed:
    'El banco había informado de que su retiro falló, así que devolvimos el dinero a su cuenta. Ahora ha pagado {{paid}} a {{recipientName}}. Nosotros asumimos este pago: el dinero se queda en su cuenta.',
  to: 'Para',
  view: 'Ver la transferencia',
};

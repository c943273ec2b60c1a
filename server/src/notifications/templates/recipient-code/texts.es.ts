import type { Spanish } from '@quittance/sdk/i18n';
import type { recipientCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof recipientCodeTexts> = {
  subject: '{{code}} es su código de confirmación de {{brandName}}',
  heading: { add: 'Confirme el nuevo beneficiario', change: 'Confirme el beneficiario modificado' },
  enterCode: {
    add: 'Escriba este código para añadir la cuenta bancaria de {{holderName}} a sus beneficiarios.',
    change: 'Escriba este código para modificar la cuenta bancaria de {{holderName}}.',
  },
  holder: 'Titular de la cuenta',
  account: 'Cuenta',
  currency: 'Moneda',
  lifetime: 'Vale durante 10 minutos y una sola vez, solo para esta cuenta bancaria.',
  unexpected: 'Si no lo ha pedido, escríbanos enseguida a {{supportEmail}}: alguien podría estar usando su cuenta.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { sandboxPaymentTexts } from './sandbox-texts.en.ts';

export const spanish: Spanish<typeof sandboxPaymentTexts> = {
  title: 'Pruebas: cumplimiento',
  before: 'Elija si cumplimiento retiene los pagos que hace con su saldo.',
  decide: 'Decida sobre este pago como lo haría nuestro personal.',
  askBlock: '¿Bloquear este dinero?',
  askBlockText: 'No podrá desbloquearlo. Solo se libera con una licencia de la autoridad y el acuerdo de dos personas.',
  cancelBlock: 'Cancelar',
  action: {
    hold: 'Retener mis pagos',
    pass: 'Dejarlos pasar',
    ask: 'Pedir información',
    allow: 'Permitir',
    deny: 'Denegar',
    block: 'Bloquear el dinero',
    'not-verified': 'Vendedor no verificado a tiempo',
  },
  done: {
    hold: 'Sus pagos se retienen para revisarlos.',
    pass: 'Sus pagos ya no se retienen.',
    ask: 'Nuestro personal le ha pedido información.',
    allow: 'El pago se ha permitido.',
    deny: 'El pago se ha denegado.',
    block: 'El dinero se ha bloqueado.',
    'not-verified': 'El pago se ha devuelto.',
  },
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { sellerToolsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof sellerToolsTexts> = {
  more: 'Más',
  correct: 'Corregir y volver a enviar',
  duplicate: 'Duplicar',
  remind: {
    action: 'Enviar recordatorio',
    title: '¿Enviar un recordatorio?',
    text: '{{buyer}} recibe un correo con el importe, el vencimiento y un enlace nuevo para pagar. Puede recordar una vez al día.',
    submit: 'Enviar recordatorio',
    done: 'Recordatorio enviado.',
  },
  resend: {
    action: 'Enviar de nuevo',
    title: '¿Enviar de nuevo esta factura?',
    text: '{{buyer}} recibe otra vez el primer correo, con un enlace nuevo. Los enlaces anteriores siguen funcionando.',
    submit: 'Enviar de nuevo',
    done: 'Factura enviada de nuevo.',
  },
  keep: 'Cancelar',
  unconfirmed: 'Se perdió la conexión. Inténtelo de nuevo: el comprador recibe el correo una sola vez.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { sandboxDepositTexts } from './texts.en.ts';

export const spanish: Spanish<typeof sandboxDepositTexts> = {
  title: 'Pruebas',
  text: 'Llega un abono bancario como si lo hubiera enviado un cliente.',
  open: 'Simular depósito',
  dialogTitle: 'Simular un depósito en {{account}}',
  amount: 'Importe',
  outcome: 'Qué ocurre',
  outcomes: {
    arrived: 'Llega',
    unassigned: 'Sin cuenta ni referencia: espera al personal',
    delayed: 'Llega el próximo día hábil bancario',
    'duplicate-notice': 'El banco lo notifica dos veces',
    recalled: 'El banco del remitente lo reclama el próximo día hábil bancario',
    held: 'Cumplimiento lo retiene y me pregunta por él',
  },
  submit: 'Depositar',
  done: {
    arrived: 'Se añadieron {{amount}} a su cuenta en {{account}}.',
    unassigned: 'Llegaron {{amount}} sin referencia. Esperan hasta que el personal los asigne.',
    delayed: '{{amount}} se añadirán a su cuenta en {{account}} el próximo día hábil bancario.',
    'duplicate-notice': 'El banco notificó {{amount}} dos veces. Se añadieron una sola vez a su cuenta en {{account}}.',
    recalled:
      'Se añadieron {{amount}} a su cuenta en {{account}}. El banco del remitente los reclamará el próximo día hábil bancario.',
    held: '{{amount}} para su cuenta {{account}} quedan retenidos. Le hemos enviado una pregunta por correo.',
  },
  unknownTitle: 'Se ha perdido la conexión',
  unknown: 'Podemos comprobarlo y terminarlo; el depósito no se hará dos veces.',
  check: 'Comprobar el depósito',
  range: 'Escriba un importe mayor que 0 y de {{max}} como máximo.',
};

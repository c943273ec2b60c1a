import type { Spanish } from '@quittance/sdk/i18n';
import type { sandboxDepositTexts } from './texts.en.ts';

export const spanish: Spanish<typeof sandboxDepositTexts> = {
  title: 'Pruebas',
  text: 'Llega un abono bancario como si lo hubiera enviado un cliente.',
  open: 'Simular depósito',
  dialogTitle: 'Simular un depósito en {{account}}',
  amount: 'Importe',
  review: 'Cumplimiento lo retiene y me pregunta por él',
  submit: 'Depositar',
  done: 'Se agregaron {{amount}} a su cuenta en {{account}}.',
  kept: '{{amount}} para su cuenta {{account}} quedan retenidos. Le hemos enviado una pregunta por correo.',
  unknownTitle: 'Se ha perdido la conexión',
  unknown: 'Podemos comprobarlo y terminarlo; el depósito no se hará dos veces.',
  check: 'Comprobar el depósito',
  range: 'Escriba un importe mayor que 0 y de {{max}} como máximo.',
};

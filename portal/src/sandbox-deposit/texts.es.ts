import type { Spanish } from '@quittance/sdk/i18n';
import type { sandboxDepositTexts } from './texts.en.ts';

export const spanish: Spanish<typeof sandboxDepositTexts> = {
  title: 'Pruebas',
  text: 'Llega un abono bancario como si lo hubiera enviado un cliente.',
  open: 'Simular depósito',
  dialogTitle: 'Simular un depósito en {{account}}',
  amount: 'Importe',
  submit: 'Depositar',
  done: 'Se agregaron {{amount}} a su cuenta en {{account}}.',
  unknownTitle: 'Se ha perdido la conexión',
  unknown: 'Podemos comprobarlo y terminarlo; el depósito no se hará dos veces.',
  check: 'Comprobar el depósito',
  range: 'Escriba un importe mayor que 0 y de {{max}} como máximo.',
};

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
  range: 'Escriba un importe mayor que 0 y de {{max}} como máximo.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { incomingTexts } from './incoming-texts.en.ts';

export const spanish: Spanish<typeof incomingTexts> = {
  title: 'Qué pueden recibir sus cuentas',
  transfers: 'Solo transferencias bancarias. No se puede añadir efectivo, cheques ni pagos con tarjeta a una cuenta.',
  currency:
    'Solo la moneda de la cuenta. Una transferencia en una moneda de la que no tiene una cuenta activa no se cambia: no se suma a ningún saldo.',
  reference: 'La referencia va en cada transferencia. Sin ella, es posible que no sepamos de quién es el dinero.',
  outcome:
    'El dinero que no podemos añadir se guarda hasta que sepamos de quién es, o regresa a la cuenta de la que vino. No cobramos por ello, pero los bancos intermediarios pueden cobrar.',
  notSaved: 'No pudimos guardar que cerró este aviso. Inténtelo de nuevo.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { oneTimeCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof oneTimeCodeTexts> = {
  sentTo: 'Enviamos un código de un solo uso a {{email}}.',
  fromApp:
    'Escriba el código de su aplicación de autenticación. Cada código vale una sola vez: si acaba de usarlo, espere al siguiente.',
  label: 'Código de un solo uso',
  incomplete: 'Escriba los seis dígitos.',
  confirmTitle: 'Confirme con un código',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  notSent: 'No pudimos enviarle un código',
};

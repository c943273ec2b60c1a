import type { Spanish } from '@quittance/sdk/i18n';
import type { oneTimeCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof oneTimeCodeTexts> = {
  sentTo: 'Enviamos un código de un solo uso a {{email}}.',
  label: 'Código de un solo uso',
  incomplete: 'Escriba los seis dígitos.',
  confirmTitle: 'Confirme con un código',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  notSent: 'No pudimos enviarle un código',
};

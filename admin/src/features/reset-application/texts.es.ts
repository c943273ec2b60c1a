import type { Spanish } from '@quittance/sdk/i18n';
import type { resetTexts } from './texts.en.ts';

export const spanish: Spanish<typeof resetTexts> = {
  open: 'Restablecer solicitud',
  title: 'Restablecer solicitud',
  text: 'La empresa puede enviar de nuevo su solicitud. Sus respuestas se conservan.',
  limit: 'Hasta {{max}} caracteres',
  submit: 'Restablecer solicitud',
  done: 'Solicitud restablecida.',
  failed: 'La solicitud no se puede restablecer.',
  reason: 'Motivo',
  cancel: 'Cancelar',
};

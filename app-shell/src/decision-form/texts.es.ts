import type { Spanish } from '@quittance/sdk/i18n';
import type { decisionFormTexts } from './texts.en.ts';

export const spanish: Spanish<typeof decisionFormTexts> = {
  missing: 'Seleccione una opción.',
  reason: 'Motivo',
  reasonMissing: 'Este campo es obligatorio.',
  submit: 'Enviar decisión',
  cancel: 'Cancelar',
};

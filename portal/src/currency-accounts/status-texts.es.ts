import type { Spanish } from '@quittance/sdk/i18n';
import type { accountStatusTexts } from './status-texts.en.ts';

export const spanish: Spanish<typeof accountStatusTexts> = {
  lockedReason: {
    not_started: 'Requiere una verificación adicional.',
    denied: 'No se aprobó para su empresa.',
    ineligible: 'No está disponible para su empresa.',
  },
};

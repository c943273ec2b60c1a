import type { Spanish } from '@quittance/sdk/i18n';
import type { messageTexts } from './texts.en.ts';

export const spanish: Spanish<typeof messageTexts> = {
  'link-expired': {
    title: 'Este enlace ha caducado',
    text: 'Los enlaces de nuestros correos funcionan por un tiempo limitado. Pida uno nuevo donde obtuvo este.',
  },
  'invite-expired': {
    title: 'Esta invitación ha caducado',
    text: 'Pida una nueva a la persona que le invitó.',
  },
  'signed-out': {
    title: 'Ha cerrado la sesión',
    text: 'Puede cerrar esta página o volver a entrar.',
  },
};

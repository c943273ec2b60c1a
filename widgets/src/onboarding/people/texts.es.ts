import type { Spanish } from '@quittance/sdk/i18n';
import type { peopleTexts } from './texts.en.ts';

export const spanish: Spanish<typeof peopleTexts> = {
  title: 'Personas que se verifican',
  lead: 'Podremos terminar cuando cada una se haya registrado y haya demostrado su identidad.',
  missing: 'Pendientes: {{names}}.',
  statuses: {
    not_invited: 'Aún sin invitar',
    invited: 'Con invitación',
    invite_expired: 'Invitación vencida',
    registered: 'Con registro',
    in_progress: 'Iniciada',
    submitted: 'Presentada',
    completed: 'Presentada',
    approved: 'Aprobada',
    denied: 'Denegada',
  },
  again: 'Enviar de nuevo la invitación',
  sent: 'Enviamos una invitación a {{email}}.',
  change: 'Cambiar el correo',
  newEmail: 'Nuevo correo',
  save: 'Guardar y enviar',
  cancel: 'Cancelar',
};

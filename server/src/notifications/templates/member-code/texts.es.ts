import type { Spanish } from '@quittance/sdk/i18n';
import type { memberCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof memberCodeTexts> = {
  subject: '{{code}} es su código de confirmación de {{brandName}}',
  heading: {
    invite: 'Confirme la invitación',
    change: 'Confirme el cambio de acceso',
    remove: 'Confirme que quita a la persona',
    cancel: 'Confirme la cancelación',
  },
  enterCode: {
    invite: 'Escriba este código para invitar a {{who}} a {{organizationName}}.',
    change: 'Escriba este código para cambiar el acceso de {{who}} a {{organizationName}}.',
    remove: 'Escriba este código para quitar a {{who}} de {{organizationName}}.',
    cancel: 'Escriba este código para cancelar la invitación de {{who}} a {{organizationName}}.',
  },
  role: 'Rol',
  roles: { owner: 'Titular', manager: 'Gestor', 'read-only': 'Solo lectura', 'no-access': 'Sin acceso' },
  lifetime: 'Vale durante 10 minutos y una sola vez, solo para este cambio.',
  unexpected: 'Si no lo ha pedido, escríbanos enseguida a {{supportEmail}}.',
};

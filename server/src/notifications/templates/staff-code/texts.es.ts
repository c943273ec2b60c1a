import type { Spanish } from '@quittance/sdk/i18n';
import type { staffCodeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof staffCodeTexts> = {
  subject: '{{code}} es su código de confirmación de {{brandName}}',
  heading: {
    invite: 'Confirme la invitación',
    change: 'Confirme el cambio de rol',
    disable: 'Confirme el fin del acceso',
    enable: 'Confirme el nuevo acceso',
    reset: 'Confirme el restablecimiento',
  },
  enterCode: {
    invite: 'Escriba este código para invitar a {{who}} al área de administración.',
    change: 'Escriba este código para cambiar el rol de {{who}}.',
    disable: 'Escriba este código para desactivar a {{who}} y cerrar sus sesiones.',
    enable: 'Escriba este código para que {{who}} acceda de nuevo al área de administración.',
    reset: 'Escriba este código para restablecer el segundo factor de {{who}}.',
  },
  role: 'Rol',
  roles: {
    'compliance-head': 'Jefatura de cumplimiento',
    'compliance-admin': 'Cumplimiento',
    'customer-success': 'Atención al cliente',
    finance: 'Finanzas',
  },
  lifetime: 'Vale durante 10 minutos y una sola vez, solo para este cambio.',
  unexpected: 'Si no lo ha pedido, escríbanos enseguida a {{supportEmail}}.',
};

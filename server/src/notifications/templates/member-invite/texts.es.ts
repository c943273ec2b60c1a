import type { Spanish } from '@quittance/sdk/i18n';
import type { memberInviteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof memberInviteTexts> = {
  subject: '{{organizationName}} le invita a su empresa en {{brandName}}',
  heading: 'Únase a {{organizationName}}',
  invited:
    '{{organizationName}} le da acceso a su empresa en {{brandName}}. Inicie sesión con este correo para aceptar o cree una cuenta con él.',
  accept: 'Aceptar la invitación',
  expires: 'El enlace funciona hasta el {{expiresOn}}. Es personal: no lo reenvíe.',
  unexpected: '¿No conoce a {{organizationName}}? Ignore este correo o escriba a {{supportEmail}}.',
};

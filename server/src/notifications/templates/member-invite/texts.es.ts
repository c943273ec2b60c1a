import type { Spanish } from '@quittance/sdk/i18n';
import type { memberInviteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof memberInviteTexts> = {
  subject: '{{organizationName}} le invita a su empresa en {{brandName}}',
  member: {
    heading: 'Únase a {{organizationName}}',
    text: '{{organizationName}} le da acceso a su empresa en {{brandName}}. Inicie sesión con este correo para aceptar o cree una cuenta con él.',
  },
  owner: {
    heading: 'Verifique su identidad para {{organizationName}}',
    text: '{{organizationName}} le nombra como uno de sus propietarios y solicita una cuenta en {{brandName}}. Debemos comprobar la identidad de cada propietario. Cree una cuenta con este correo o inicie sesión con él, y tenga a mano su documento de identidad.',
  },
  accept: 'Aceptar la invitación',
  expires: 'El enlace funciona hasta el {{expiresOn}}. Es personal: no lo reenvíe.',
  unexpected: '¿No conoce a {{organizationName}}? Ignore este correo o escriba a {{supportEmail}}.',
};
